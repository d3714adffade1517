import { vars } from './tokens.css.ts'

type TextStep = keyof typeof vars.type

/** The four properties of a step of the type scale, to spread into a rule. */
export function textStyle(step: TextStep): {
  fontSize: string
  lineHeight: string
  fontWeight: string
  letterSpacing: string
} {
  const { size, line, weight, tracking } = vars.type[step]
  return { fontSize: size, lineHeight: line, fontWeight: weight, letterSpacing: tracking }
}
