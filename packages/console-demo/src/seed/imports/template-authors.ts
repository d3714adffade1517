import type { ImportedComponent } from '@edconsole/console-core/import-rules'
import { easternAt } from './eastern-at.ts'
import type { TemplateAuthors } from './insert-templates.ts'

const MINUTE = 60_000
/** Days before now: before the first import of the log, and after school has begun. */
const MADE = 75
const REVIEWED = 43
/** The two templates that were edited recently, with the minute of the afternoon. */
const LATELY: Readonly<Partial<Record<ImportedComponent, number>>> = { students: 14, sections: 31 }
const LATELY_DAYS = 3

/**
 * Who wrote a district's templates, and when: created one after another in summer, and reviewed by someone else when school
 * began.
 */
export const templateAuthors =
  (now: Date, [author, reviewer]: readonly [string, string]) =>
  (place: number, component: ImportedComponent): TemplateAuthors => {
    const lately = LATELY[component]
    const made = easternAt(now, MADE - Math.floor(place / 6), 13).getTime() + (place % 6) * 17 * MINUTE
    const reviewed =
      lately === undefined
        ? easternAt(now, REVIEWED - Math.floor(place / 6), 10).getTime() + (12 + (place % 6) * 8) * MINUTE
        : easternAt(now, LATELY_DAYS, 14).getTime() + lately * MINUTE
    return {
      createdAt: new Date(made),
      createdBy: author,
      updatedAt: new Date(reviewed),
      updatedBy: reviewer,
      version: lately === undefined ? 2 : 4,
    }
  }
