import type { tokenNames } from './token-tree.ts'

/** `overlayHover` is `overlay-hover`. */
type Dashed<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashed<Rest>}`
  : Text

type NamesIn<Tree, Path extends string> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? `${Path}-${Dashed<`${Key}`>}`
    : NamesIn<Tree[Key], `${Path}-${Dashed<`${Key}`>}`>
}[keyof Tree & (string | number)]

/** The names of all tokens, as variables of CSS. */
export type TokenName = NamesIn<typeof tokenNames, '--ec'>
