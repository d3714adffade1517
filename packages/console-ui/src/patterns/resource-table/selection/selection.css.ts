import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { patternStyle } from '../../../styles/layered-style.ts'
import { containers } from '../../../styles/media.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

const { color, space: gap } = vars
/** A box stands in the middle of its target: so much earlier begins its cell. */
const boxInTarget = `(${vars.size.target} - 16px) / 2`
const TINT = `color-mix(in srgb, ${color.text.inverse} 14%, transparent)`

/** Of a box: before the row header, and as it in place while the rest scrolls sideways; its focus ring lies over that. */
export const box = patternStyle({
  selectors: {
    '&&': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 2,
      overflow: 'visible',
      paddingInlineEnd: 0,
      paddingInlineStart: `calc(${gap[9]} - ${boxInTarget})`,
    },
  },
  '@container': {
    [containers.small]: {
      selectors: { '&&': { paddingInlineStart: `calc(${gap[6]} - ${boxInTarget})` } },
    },
  },
  userSelect: 'none',
})
/** Above all other headers, however many there are. */
export const headerBox = patternStyle({ selectors: { '&&&': { insetBlockStart: 0, zIndex: 99 } } })

/** As high as the filters. */
export const place = patternStyle({
  flex: 'none',
  paddingBlock: gap[3],
  paddingInline: gap[5],
})
/** Beside cards: in view while the page scrolls, above what a phone draws at its lower edge. */
export const foot = patternStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.savebar,
  flex: 'none',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.border.default}`,
  background: color.bg.surface,
})
/** Of a card: as large as a finger, without making its line higher; the mark stands on the edge. */
export const pick = patternStyle({
  display: 'inline-flex',
  flex: 'none',
  marginBlock: growing(-10),
  marginInline: `${growing(-12)} ${growing(-8)}`,
  // Above what the link of the card covers
  position: 'relative',
  zIndex: 1,
  vars: { [vars.size.target]: growing(40) },
  userSelect: 'none',
})
export const bar = patternStyle({
  borderRadius: growing(9),
  background: color.text.primary,
  selectors: { '&:focus-visible': focusRing },
})
/** On a ground of the other brightness: what stands in it takes its colors from there. */
export const inside = patternStyle({
  ...textStyle('dense'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: gap[4],
  minBlockSize: growing(44),
  paddingInline: `${gap[6]} ${gap[4]}`,
  color: color.text.inverse,
  vars: {
    [color.text.primary]: color.text.inverse,
    [color.text.secondary]: color.text.inverse,
    [color.text.tertiary]: color.text.inverse,
    [color.border.focus]: color.text.inverse,
    [color.bg.overlayHover]: TINT,
    [color.bg.muted]: TINT,
  },
})
export const count = patternStyle({
  fontWeight: 600,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
})
export const line = patternStyle({
  inlineSize: 1,
  blockSize: growing(18),
  background: 'currentColor',
  opacity: 0.25,
})
/** Beside cards: a line of their own. */
export const actions = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: gap[2],
  flexBasis: '100%',
  // The words begin where the count does
  marginInlineStart: `calc(-1 * ${gap[4]})`,
})
export const space = patternStyle({ flex: '1 1 auto' })
