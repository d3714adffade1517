import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { containers } from '../../styles/media.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** The label of a button that opens a menu. */
export const opens = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  whiteSpace: 'nowrap',
})
/** Two columns; on narrow pages one, with the danger zone last. */
export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${growing(358)}`,
  alignContent: 'start',
  alignItems: 'start',
  gap: space[6],
  flex: '1 1 auto',
  padding: `${space[6]} ${space[9]} ${space[9]}`,
  '@container': {
    [containers.medium]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [containers.small]: { paddingInline: space[6] },
  },
})
export const stack = screenStyle({ display: 'grid', gap: space[6], minInlineSize: 0 })
export const value = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minInlineSize: 0,
  maxInlineSize: '100%',
})
/** One line, whose icon stays in sight. */
export const address = screenStyle({ display: 'inline-flex', alignItems: 'center', minInlineSize: 0 })
export const cut = screenStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const note = screenStyle({
  ...boxReset,
  ...textStyle('dense'),
  paddingBlockEnd: space[5],
  paddingInline: space[6],
  color: color.text.secondary,
})
/** The one thing to do next. */
export const next = screenStyle({ ...boxReset, paddingBlockEnd: space[6], paddingInline: space[6] })
export const quiet = screenStyle({ ...textStyle('dense'), color: color.text.secondary })
export const rows = screenStyle({ ...listReset })
/** Name, status, added, end, and a button; two lines where there is little room. */
export const row = screenStyle({
  ...textStyle('dense'),
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1.2fr) ${growing(32)}`,
  alignItems: 'center',
  gap: space[4],
  minBlockSize: growing(40),
  paddingBlock: space[2],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.border.subtle}`,
  '@container': {
    [containers.small]: { gridTemplateColumns: `minmax(0, 1fr) minmax(0, 1fr) ${growing(40)}` },
  },
})
export const head = screenStyle({
  ...textStyle('meta'),
  fontWeight: 500,
  minBlockSize: growing(32),
  color: color.text.secondary,
  background: color.bg.subtle,
  '@container': { [containers.small]: { display: 'none' } },
})
export const name = screenStyle({ fontWeight: 500, color: color.text.primary, overflowWrap: 'anywhere' })
export const seldom = screenStyle({ '@container': { [containers.small]: { display: 'none' } } })
export const soon = screenStyle({ color: color.warning.text, fontWeight: 500 })
export const ended = screenStyle({ color: color.text.tertiary })
export const sandbox = screenStyle({ borderBlockStart: `1px solid ${color.border.subtle}` })
export const sandboxHead = screenStyle({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  minBlockSize: growing(44),
  paddingInline: space[6],
})
export const end = screenStyle({
  ...textStyle('meta'),
  marginInlineStart: 'auto',
  color: color.text.tertiary,
})
export const history = screenStyle({ ...listReset, paddingInline: space[6], paddingBlockEnd: space[4] })
export const change = screenStyle({
  ...textStyle('dense'),
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: space[4],
  paddingBlockEnd: space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${growing(22)} ${space[1]}`,
      insetInlineStart: '7px',
      inlineSize: 1,
      background: color.border.default,
    },
  },
})
export const what = screenStyle({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' })
export const word = screenStyle({ fontWeight: 500 })
export const when = screenStyle({ ...textStyle('meta'), color: color.text.tertiary })
export const dangerRow = screenStyle({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[5],
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.border.subtle}`,
})
export const dangerText = screenStyle({ ...boxReset, flex: `1 1 ${growing(160)}`, minInlineSize: 0 })
export const facts = screenStyle({ paddingInline: space[6], paddingBlockEnd: space[5] })
