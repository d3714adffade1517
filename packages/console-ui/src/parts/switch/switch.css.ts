import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset, inputReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: vars.size.target,
    maxInlineSize: '100%',
    color: color.text.primary,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
      '&:has([aria-readonly])': { cursor: 'default' },
    },
  },
  'root',
)

export const spread = partStyle(
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[5] },
  'spread',
)
export const texts = partStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'texts')
export const name = partStyle({ fontWeight: 550, overflowWrap: 'anywhere' }, 'name')
export const help = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'help')

export const input = partStyle(
  {
    ...inputReset,
    position: 'relative',
    flex: 'none',
    inlineSize: 30,
    blockSize: 18,
    borderRadius: 9,
    background: color.border.control,
    cursor: 'inherit',
    transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
    selectors: {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: 2,
        insetInlineStart: 2,
        inlineSize: 14,
        blockSize: 14,
        borderRadius: vars.radius.full,
        background: color.accent.onSolid,
        transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
      },
      '&:checked': { background: color.accent.solid },
      '&:checked::after': { translate: '12px 0' },
      '&:dir(rtl):checked::after': { translate: '-12px 0' },
      // Told by its paler track, and by the reason beside it.
      '&[aria-readonly]': { opacity: 0.6 },
      '&:focus-visible': focusRing,
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none', selectors: { '&::after': { transition: 'none' } } },
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: {
          '&::after': { background: 'ButtonText', insetBlockStart: 1, insetInlineStart: 1 },
          '&:checked::after': { background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  'input',
)
