import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { buttonReset } from '../../styles/resets.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space, radius } = vars

export const name = screenStyle(
  { display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 },
  'name',
)
export const nameText = screenStyle(
  { minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  'nameText',
)
export const share = screenStyle({ display: 'flex', alignItems: 'center', gap: space[5] }, 'share')
export const bar = screenStyle({ flex: 'none', inlineSize: growing(88) }, 'bar')
export const missing = screenStyle({ color: color.danger.text, fontWeight: 550 }, 'missing')
export const open = screenStyle({ color: color.warning.text, fontWeight: 550 }, 'open')
/** A state that leads to its log: the words say so when they are pointed at. */
export const run = screenStyle(
  {
    color: 'inherit',
    textDecoration: 'none',
    borderRadius: radius.xs,
    selectors: {
      '&:is(a):hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'run',
)
/** The badge of the check, which opens it. */
export const badge = screenStyle(
  {
    ...buttonReset,
    flex: 'none',
    cursor: 'pointer',
    borderRadius: radius.sm,
    selectors: { '&:focus-visible': focusRing },
  },
  'badge',
)
export const gap = screenStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[5] },
  'gap',
)
