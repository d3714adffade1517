import { keyframes } from '@vanilla-extract/css'
import { fadeIn } from '../../styles/fade-in.css.ts'
import { focusRing } from '../../styles/focus-ring.ts'
import { patternStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { boxReset, buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, motion } = vars
const comeIn = keyframes({ from: { transform: 'translateY(100%)', opacity: 0 } })
const goOut = keyframes({ to: { transform: 'translateY(100%)', opacity: 0 } })

export const root = patternStyle({
  ...boxReset,
  ...textStyle('dense'),
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.savebar,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  rowGap: vars.space[3],
  minBlockSize: vars.size.savebar,
  marginBlockStart: 'auto',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[9],
  borderBlockStart: `1px solid ${color.border.default}`,
  background: color.bg.raised,
  boxShadow: vars.shadow.bar,
  animation: `${comeIn} ${motion.slow} ${motion.ease}`,
  '@media': { [media.reducedMotion]: { animation: `${fadeIn} ${motion.reduced} linear` } },
  '@container': { [containers.small]: { paddingInline: vars.space[6] } },
})
export const leaving = patternStyle({
  animation: `${goOut} 195ms ${motion.easeOut} forwards`,
  '@media': { [media.reducedMotion]: { animation: 'none', opacity: 0 } },
})
export const dot = patternStyle({
  flex: 'none',
  inlineSize: 7,
  blockSize: 7,
  borderRadius: vars.radius.full,
  background: color.accent.solid,
  '@container': { [containers.small]: { display: 'none' } },
})
export const words = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[5],
  flex: '1 1 0',
  minInlineSize: 0,
  '@container': { [containers.small]: { flexBasis: 'auto' } },
})
export const count = patternStyle({ fontWeight: 600, color: color.text.primary, whiteSpace: 'nowrap' })
export const failed = patternStyle({ fontWeight: 500, color: color.danger.text })
export const names = patternStyle({
  minInlineSize: 0,
  color: color.text.tertiary,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { [containers.small]: { display: 'none' } },
})
export const actions = patternStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gap: vars.space[5],
  '@container': { [containers.small]: { flex: '1 0 100%', gridAutoColumns: '1fr', gap: vars.space[4] } },
})
/** The button, and what else belongs to it, as one. */
export const save = patternStyle({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gridAutoFlow: 'column',
  gap: 1,
})
export const invalid = patternStyle({
  ...buttonReset,
  ...textStyle('dense'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.xs,
  fontWeight: 500,
  color: color.danger.text,
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '&:focus-visible': focusRing,
  },
})
