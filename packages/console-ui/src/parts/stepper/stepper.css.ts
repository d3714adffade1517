import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { containers, media } from '../../styles/media.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars
const disc = growing(26)

export const root = partStyle({ ...boxReset, minInlineSize: 0 }, 'root')

export const list = partStyle(
  { ...listReset, '@container': { [containers.medium]: { display: 'none' } } },
  'list',
)

export const step = partStyle(
  {
    ...boxReset,
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${disc} minmax(0, 1fr)`,
    gap: vars.space[5],
    paddingBlockEnd: growing(24),
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line to the next step.
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc((${disc} - 2px) / 2)`,
        insetBlockStart: `calc(${disc} + 2px)`,
        insetBlockEnd: 4,
        inlineSize: 2,
        borderRadius: 1,
        background: color.border.default,
      },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } },
    },
  },
  'step',
)
export const stepDone = partStyle(
  { selectors: { '&:not(:last-child)::before': { background: color.accent.solid } } },
  'stepDone',
)

export const number = partStyle(
  {
    ...textStyle('meta'),
    display: 'grid',
    placeItems: 'center',
    inlineSize: disc,
    blockSize: disc,
    borderRadius: vars.radius.full,
    boxShadow: `inset 0 0 0 1.5px ${color.border.control}`,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: color.text.secondary,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'number',
)
export const done = partStyle(
  { background: color.accent.solid, boxShadow: 'none', color: color.accent.onSolid },
  'done',
)
export const here = partStyle(
  { boxShadow: `inset 0 0 0 2px ${color.accent.solid}`, color: color.accent.text },
  'here',
)

export const texts = partStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    paddingBlockStart: 3,
  },
  'texts',
)
export const name = partStyle(
  { ...textStyle('nav'), color: color.text.secondary, overflowWrap: 'anywhere', maxInlineSize: '100%' },
  'name',
)
export const nameHere = partStyle({ fontWeight: 600, color: color.text.primary }, 'nameHere')
export const back = partStyle(
  {
    ...buttonReset,
    ...textStyle('nav'),
    // Enough to press, on the same line as the others.
    minInlineSize: vars.size.target,
    minBlockSize: vars.size.target,
    marginBlock: `calc((${vars.type.nav.line} - ${vars.size.target}) / 2)`,
    borderRadius: vars.radius.xs,
    color: color.text.primary,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'back',
)
export const note = partStyle(
  { ...textStyle('meta'), color: color.text.tertiary, overflowWrap: 'anywhere', maxInlineSize: '100%' },
  'note',
)

export const short = partStyle(
  {
    ...textStyle('dense'),
    display: 'none',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: vars.space[4],
    '@container': { [containers.medium]: { display: 'grid' } },
  },
  'short',
)
export const shortWords = partStyle({ fontWeight: 600, color: color.accent.text }, 'shortWords')
export const shortName = partStyle({ color: color.text.secondary, overflowWrap: 'anywhere' }, 'shortName')
export const track = partStyle({ gridColumn: '1 / -1', display: 'flex', gap: vars.space[2] }, 'track')
export const piece = partStyle(
  {
    flex: 1,
    blockSize: 4,
    borderRadius: 2,
    background: color.data.track,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'piece',
)
export const reached = partStyle(
  {
    background: color.accent.solid,
    '@media': { [media.forcedColors]: { background: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'reached',
)
