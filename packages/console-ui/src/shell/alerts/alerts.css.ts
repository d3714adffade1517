import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars
const line = `1px solid ${color.border.default}`

export const bell = patternStyle({ position: 'relative', display: 'grid' })
// Made of a border: forced colors keep it.
const dotOf = (tone: string) => ({ borderRadius: vars.radius.full, border: `${growing(4)} solid ${tone}` })
export const dot = patternStyle({
  ...dotOf(color.danger.solid),
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
})

// The bell stands beside the user menu: there is less room than the window has.
export const panel = patternStyle({ inlineSize: `min(${growing(380)}, calc(100vw - ${growing(72)}))` })
export const head = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: growing(44),
  padding: `${space[2]} ${space[6]}`,
})
export const title = patternStyle({ ...boxReset, ...textStyle('section') })

export const list = patternStyle({
  ...listReset,
  maxBlockSize: `min(${growing(420)}, 60vh)`,
  overflowY: 'auto',
  position: 'relative',
})
/** Over the rows of the user menu. */
export const item = patternStyle({
  alignItems: 'flex-start',
  boxSizing: 'border-box',
  padding: `${space[5]} ${space[6]}`,
  borderBlockStart: line,
  borderRadius: 0,
  textAlign: 'start',
  textDecoration: 'none',
})
export const mark = patternStyle({ paddingBlockStart: 2 })
export const words = patternStyle({
  display: 'grid',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const strong = patternStyle({ fontWeight: 600 })
export const text = patternStyle({ ...textStyle('meta'), color: color.text.tertiary })
export const unread = patternStyle({
  ...dotOf(color.accent.solid),
  flex: 'none',
  marginBlockStart: growing(6),
})

export const tone = {
  success: patternStyle({ color: color.success.text }),
  info: patternStyle({ color: color.info.text }),
  danger: patternStyle({ color: color.danger.text }),
  warning: patternStyle({ color: color.warning.text }),
}
