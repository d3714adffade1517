import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset, tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.default}`

export const root = screenStyle({
  border: line,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
  minInlineSize: 0,
})
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  paddingInline: space[5],
  backgroundColor: color.bg.subtle,
})
export const note = screenStyle({ ...textStyle('meta'), color: color.text.secondary })
export const words = screenStyle({ ...boxReset, ...textStyle('dense'), color: color.text.secondary })
export const scroll = screenStyle({
  position: 'relative',
  overflow: 'auto',
  maxBlockSize: growing(360),
  borderBlockStart: line,
  selectors: { '&:focus-visible': focusRing },
})
export const table = screenStyle({ borderCollapse: 'collapse', ...textStyle('meta'), minInlineSize: '100%' })
const cellOf = {
  ...tableReset,
  paddingBlock: space[3],
  paddingInline: space[5],
  textAlign: 'start',
  verticalAlign: 'top',
  whiteSpace: 'nowrap',
  borderBlockEnd: `1px solid ${color.border.subtle}`,
} as const
export const headCell = screenStyle({
  ...cellOf,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  backgroundColor: color.bg.surface,
  fontWeight: 600,
  color: color.text.secondary,
})
export const rowHead = screenStyle({ ...cellOf, fontWeight: 500, fontVariantNumeric: 'tabular-nums' })
export const cell = screenStyle({ ...cellOf, color: color.text.primary })
export const resultCell = screenStyle({ minInlineSize: growing(200), whiteSpace: 'normal' })
/** The name of the file's column, or what the file has: below what it becomes. */
export const source = screenStyle({
  display: 'block',
  ...textStyle('meta'),
  fontWeight: 400,
  color: color.text.tertiary,
})
export const refused = screenStyle({ color: color.danger.text })
export const fate = screenStyle({ display: 'flex', alignItems: 'center', gap: space[2], fontWeight: 500 })
export const reason = screenStyle({ display: 'block', color: color.text.secondary })
const toned = (icon: string) => screenStyle({ flex: 'none', color: icon })
export const tone = {
  success: toned(color.success.icon),
  warning: toned(color.warning.icon),
  danger: toned(color.danger.icon),
  quiet: toned(color.text.tertiary),
}
