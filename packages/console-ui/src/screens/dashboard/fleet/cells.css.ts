import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { screenStyle } from '../../../styles/layered-style.ts'
import { media } from '../../../styles/media.ts'
import { buttonReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

export const district = screenStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space[4], minInlineSize: 0 },
  'district',
)
export const name = screenStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    minInlineSize: 0,
    maxInlineSize: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    borderRadius: vars.radius.xs,
    fontWeight: 550,
    color: vars.color.text.link,
    textAlign: 'start',
    // A target beside others, without making its line taller.
    minBlockSize: growing(24),
    marginBlock: -2,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'name',
)
export const code = screenStyle(
  { color: vars.color.text.tertiary, fontVariantNumeric: 'tabular-nums', flex: 'none' },
  'code',
)

export const nights = screenStyle(
  { display: 'inline-flex', alignItems: 'flex-end', gap: 2, blockSize: 18, verticalAlign: 'middle' },
  'nights',
)
const bar = {
  boxSizing: 'border-box',
  inlineSize: 5,
  borderRadius: 1.5,
  // Colors of the page are gone there, and the heights remain.
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
} as const
/** The height says what the color says. */
export const night = {
  c: screenStyle({ ...bar, blockSize: 6, backgroundColor: vars.color.data.accepted }, 'completed'),
  r: screenStyle({ ...bar, blockSize: 11, backgroundColor: vars.color.data.warned }, 'rejections'),
  h: screenStyle({ ...bar, blockSize: 18, border: `1.5px solid ${vars.color.data.warned}` }, 'held'),
  f: screenStyle({ ...bar, blockSize: 18, backgroundColor: vars.color.data.rejected }, 'failed'),
  '-': screenStyle({ ...bar, blockSize: 1.5, backgroundColor: vars.color.neutral.solid }, 'none'),
}

export const share = screenStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space[4],
    fontVariantNumeric: 'tabular-nums',
  },
  'share',
)
export const failing = screenStyle({ color: vars.color.danger.text, fontWeight: 500 }, 'failing')
export const quiet = screenStyle({ color: vars.color.text.secondary }, 'quiet')

export const step = screenStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[4], minInlineSize: 0 },
  'step',
)
export const owner = screenStyle(
  {
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    inlineSize: growing(24),
    blockSize: growing(24),
    borderRadius: '50%',
    backgroundColor: vars.color.bg.muted,
    color: vars.color.text.secondary,
    fontSize: growing(10.5),
    fontWeight: 600,
  },
  'owner',
)
export const ownerIsMe = screenStyle(
  { backgroundColor: vars.color.accent.solid, color: vars.color.accent.onSolid },
  'ownerIsMe',
)
