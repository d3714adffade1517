import { type ComponentName, componentTitle } from '@edconsole/console-core/contract'
import type { SniffedFile } from '@edconsole/console-core/dry-run'
import { columnsOf, matchByName } from '@edconsole/console-core/import-rules'
import type { LoadedTemplate } from '../../pipeline/load-template.ts'
import { matchTemplates, names } from './match-templates.ts'

/** The templates of a district's year. */
export type DistrictTemplates = {
  /** Those that are on and read files. */
  readonly reading: readonly LoadedTemplate[]
  /** Those that would read files if they were on. */
  readonly paused: readonly LoadedTemplate[]
  /** Those that are on and read from the SIS itself. */
  readonly overApi: readonly LoadedTemplate[]
}

/** What a file seems to hold though no template reads it, and why none does. */
export type UnreadComponent = {
  readonly componentName: ComponentName
  readonly reason: string
  /** A template would read it if it were on. */
  readonly isPaused: boolean
}

type Header = Pick<SniffedFile, 'header' | 'hasHeader'>

/** Says what a file is that no template reads; null if that can't be told. */
export const unreadComponent = (
  name: string,
  sniffed: Header,
  { paused, overApi }: Omit<DistrictTemplates, 'reading'>,
): UnreadComponent | null => {
  const own = paused.filter(({ sourceFormat }) => sourceFormat === null)
  const { templateId } = matchTemplates(name, sniffed, own)
  const template = own.find(({ id }) => id === templateId)
  if (template) return whilePaused(template)
  const componentName = sniffed.hasHeader ? likeliest(sniffed.header, overApi) : null
  return componentName === null
    ? null
    : {
        componentName,
        reason: `It looks like ${componentTitle(componentName)}, which this district imports over its API.`,
        isPaused: false,
      }
}

/**
 * Says what a file is whose name only paused templates look for, all of other components than the template that reads its columns:
 * another component's rows would be changed by it. Null if there is none.
 */
export const namedByPaused = (
  name: string,
  match: LoadedTemplate,
  paused: readonly LoadedTemplate[],
): UnreadComponent | null => {
  if (names(match.filePattern, name)) return null
  const named = paused.filter(({ filePattern }) => names(filePattern, name))
  const [first] = named
  const isSame = named.some(({ componentName }) => componentName === match.componentName)
  return first && !isSame ? whilePaused(first) : null
}

const whilePaused = ({ name, componentName }: LoadedTemplate): UnreadComponent => ({
  componentName,
  reason: `It looks like ${componentTitle(componentName)}, whose template is paused: ${name}. Enable it, then check the files again.`,
  isPaused: true,
})

const ENOUGH = 0.5

/** The component that has names for most of a header, since templates of an API know other names than files have. */
const likeliest = (header: readonly string[], templates: readonly LoadedTemplate[]): ComponentName | null => {
  const [best, second] = templates
    .map(({ componentName }) => {
      const definitions = columnsOf(componentName)
      const matches = matchByName(definitions, header, { taken: new Set() })
      const required = definitions.filter(({ isRequired }) => isRequired)
      const there = required.filter(({ columnName }) => matches.has(columnName)).length
      return { componentName, columns: matches.size, required: there / Math.max(1, required.length) }
    })
    .filter(({ columns, required }) => columns / header.length >= ENOUGH && required >= ENOUGH)
    .toSorted((one, other) => other.columns - one.columns || other.required - one.required)
  const isTie = best?.columns === second?.columns && best?.required === second?.required
  return best && !isTie ? best.componentName : null
}
