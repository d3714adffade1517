import generated from './answer-schemas.json' with { type: 'json' }
import type { Schema } from './schema.ts'

const read = (text: string): Record<string, Schema> => JSON.parse(text, withoutSources)

/** Descriptions come from comments in the code; the sources that they name mean nothing to readers of the API. */
const withoutSources = (key: string, value: unknown): unknown =>
  key === 'description' && typeof value === 'string'
    ? value.replace(/\s*(?:\((?:R\d+|\[S[\d.]+\])(?:,? (?:R\d+|\[S[\d.]+\]))*\)|\[S[\d.]+\])/g, '').trim()
    : value

/** What `data` holds, by call; read from the types of the contract by `pnpm calls`. */
export const ANSWERS: Readonly<Record<string, Schema>> = read(JSON.stringify(generated.answers))

/** What answers are made of, by name. */
export const ENTITIES: Readonly<Record<string, Schema>> = read(JSON.stringify(generated.entities))
