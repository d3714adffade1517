import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const bell = patternStyle({ position: 'relative', display: 'grid' })
export const dot = patternStyle({
  position: 'absolute',
  insetBlockStart: -2,
  insetInlineEnd: -2,
  inlineSize: growing(8),
  blockSize: growing(8),
  borderRadius: vars.radius.full,
  border: `2px solid ${color.bg.canvas}`,
  backgroundColor: color.danger.solid,
  // A border of the system's own color stays visible.
  '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
})

export const panel = patternStyle({
  // The bell stands beside the user menu: there is less room than the window has.
  inlineSize: `min(${growing(380)}, calc(100vw - ${growing(72)}))`,
  display: 'flex',
  flexDirection: 'column',
})
export const head = patternStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: growing(44),
  paddingBlock: space[2],
  paddingInline: space[6],
  borderBlockEnd: `1px solid ${color.border.default}`,
})
export const title = patternStyle({ ...boxReset, ...textStyle('section') })

export const list = patternStyle({
  ...listReset,
  maxBlockSize: `min(${growing(420)}, 60vh)`,
  overflowY: 'auto',
  position: 'relative',
})
export const item = patternStyle({
  ...buttonReset,
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  boxSizing: 'border-box',
  inlineSize: '100%',
  padding: `${space[5]} ${space[6]}`,
  textAlign: 'start',
  textDecoration: 'none',
  color: color.text.primary,
  selectors: {
    'li + li > &': { borderBlockStart: `1px solid ${color.border.default}` },
    '&:hover': { backgroundColor: color.bg.overlayHover },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
})
export const mark = patternStyle({ display: 'grid', flex: 'none', paddingBlockStart: 2 })
export const words = patternStyle({ display: 'grid', flex: '1 1 auto', minInlineSize: 0 })
export const what = patternStyle({ ...textStyle('dense'), fontWeight: 600, overflowWrap: 'anywhere' })
export const read = patternStyle({ ...textStyle('dense'), overflowWrap: 'anywhere' })
export const text = patternStyle({
  ...textStyle('meta'),
  color: color.text.tertiary,
  overflowWrap: 'anywhere',
})
export const unread = patternStyle({
  flex: 'none',
  inlineSize: growing(8),
  blockSize: growing(8),
  marginBlockStart: growing(6),
  borderRadius: vars.radius.full,
  backgroundColor: color.accent.solid,
  '@media': { '(forced-colors: active)': { backgroundColor: 'Highlight' } },
})
export const foot = patternStyle({
  ...textStyle('dense'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: growing(40),
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.border.default}`,
  color: color.text.link,
  selectors: {
    '&:hover': { backgroundColor: color.bg.overlayHover },
    '&:focus-visible': { ...focusRing, outlineOffset: -2 },
  },
})

export const tone = {
  success: patternStyle({ color: color.success.text }),
  info: patternStyle({ color: color.info.text }),
  danger: patternStyle({ color: color.danger.text }),
  warning: patternStyle({ color: color.warning.text }),
}
