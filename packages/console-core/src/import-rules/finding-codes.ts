import { DISTRICT_CODES } from './finding-codes/district.ts'
import { EXPORT_CODES } from './finding-codes/export.ts'
import { EXTRACT_CODES } from './finding-codes/extract.ts'
import type { FindingCodeDef } from './finding-codes/finding-code-def.ts'
import { LOAD_CODES } from './finding-codes/load.ts'
import { TRANSFORM_CODES } from './finding-codes/transform.ts'
import { VALIDATE_CODES } from './finding-codes/validate.ts'
import type { ORIGIN_WORDS } from './source-origin.ts'

const codes = {
  ...EXTRACT_CODES,
  ...VALIDATE_CODES,
  ...TRANSFORM_CODES,
  ...LOAD_CODES,
  ...DISTRICT_CODES,
  ...EXPORT_CODES,
} as const

export type FindingCode = keyof typeof codes

type Placeholder<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

type AllTexts<Def> = Def extends { cases: infer Cases }
  ?
      | Def[keyof Def]
      | { [Case in keyof Cases]: Cases[Case][keyof Cases[Case]] | `{${Case & string}}` }[keyof Cases]
  : Def[keyof Def]

/** What is filled in from the finding itself. */
type OwnWord = 'value' | 'column' | 'Column' | keyof (typeof ORIGIN_WORDS)['file']

/** The parameters that the texts of a code know. */
export type FindingParam<Code extends FindingCode> = Exclude<
  Placeholder<AllTexts<(typeof codes)[Code]>>,
  OwnWord
>

/** Everything that an import or export can say about a row or a file, by code. */
export const FINDING_CODES: Readonly<Record<FindingCode, FindingCodeDef>> = codes

export const isFindingCode = (code: string): code is FindingCode => Object.hasOwn(codes, code)
