import { focusRing } from '../../styles/focus-ring.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { boxReset, inputReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

/** The whole label is the target. */
export const root = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'inline-flex',
    alignItems: 'flex-start',
    gap: vars.space[4],
    maxInlineSize: '100%',
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    paddingBlock: 2,
    color: color.text.primary,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
      '&:has([aria-readonly])': { cursor: 'default' },
    },
  },
  'root',
)

export const lone = partStyle({ justifyContent: 'center', alignItems: 'center' }, 'lone')

export const box = partStyle(
  { position: 'relative', display: 'grid', placeItems: 'center', flex: 'none', blockSize: '1lh' },
  'box',
)

export const input = partStyle(
  {
    ...inputReset,
    inlineSize: 16,
    blockSize: 16,
    borderRadius: vars.radius.xs,
    background: lightDark(color.bg.surface, color.bg.inset),
    boxShadow: `inset 0 0 0 1.5px ${color.border.control}`,
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': { background: color.accent.solid, boxShadow: 'none' },
      // After the checked state: neither color nor mark invites a press.
      '&[aria-readonly]': { opacity: 0.6 },
      '&[aria-invalid="true"]': { boxShadow: `inset 0 0 0 1.5px ${color.danger.solid}` },
      '&:focus-visible': focusRing,
    },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'input',
)

export const mark = partStyle(
  {
    position: 'absolute',
    pointerEvents: 'none',
    color: color.accent.onSolid,
    strokeWidth: 3,
    inlineSize: 12,
    blockSize: 12,
    '@media': { [media.forcedColors]: { display: 'none' } },
  },
  'mark',
)

export const texts = partStyle({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }, 'texts')
/** Stands out from the code beside it. */
export const named = partStyle({ fontWeight: 550 }, 'named')
export const help = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'help')
