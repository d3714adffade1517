import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../../../styles/cascade-layers.css.ts'
import { growing } from '../../../styles/growing.ts'
import { patternStyle } from '../../../styles/layered-style.ts'
import { boxReset, listReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space } = vars

export const list = patternStyle(listReset)
export const item = patternStyle({
  borderBlockEnd: `1px solid ${color.border.subtle}`,
  // A page of 250 costs as much as what is in view.
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${growing(90)}`,
})

/** What the link of a card covers. */
export const face = patternStyle({
  position: 'relative',
  paddingBlock: space[5],
  paddingInline: space[6],
  selectors: { '&:hover, &:focus-within': { backgroundColor: color.bg.hover } },
})
export const faceOpen = patternStyle({ backgroundColor: color.bg.selected })

const row = { display: 'flex', alignItems: 'center', gap: space[4] } as const

export const head = patternStyle({ ...row, ...textStyle('body'), minInlineSize: 0 })
export const first = patternStyle({ flex: 1, minInlineSize: 0 })
export const last = patternStyle({
  ...textStyle('dense'),
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
/** Whichever of them holds the link. */
export const title = patternStyle({})
/** As large as a finger, without making the line higher; the last sign stands on the edge. */
export const controls = patternStyle({
  display: 'flex',
  marginBlock: growing(-10),
  marginInlineEnd: growing(-12),
  // Above what the link covers
  zIndex: 1,
})
export const meta = patternStyle({
  ...row,
  ...textStyle('meta'),
  marginBlockStart: space[1],
  color: color.text.tertiary,
  fontVariantNumeric: 'tabular-nums',
  // Readable on the background of a hovered control, and in no one's way
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'none',
})
export const counts = patternStyle({
  ...row,
  ...textStyle('meta'),
  marginBlockStart: space[4],
  color: color.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const figure = patternStyle({ flex: 'none' })
export const alert = patternStyle({ color: color.danger.text, fontWeight: 600 })
export const problem = patternStyle({
  ...boxReset,
  ...textStyle('meta'),
  marginBlockStart: space[4],
  color: color.danger.text,
  overflowWrap: 'anywhere',
})
export const more = patternStyle({
  paddingBlock: space[5],
  paddingInline: space[6],
  backgroundColor: color.bg.subtle,
})
export const line = patternStyle({ display: 'flex', alignItems: 'center', minBlockSize: growing(20) })
export const state = patternStyle({ paddingBlock: space[10] })
export const end = patternStyle({ display: 'flex', justifyContent: 'center', paddingBlock: space[4] })

const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [layers.patterns]: rule } })
within(`${title} a::after`, { content: '', position: 'absolute', inset: 0 })
within(`${meta} > :first-child`, { flex: 1, color: color.text.secondary })
within(`${first} > *`, { fontSize: vars.type.body.size })
