import { focusRingInside } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset, buttonReset, inputReset, tableReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars
const cell = growing(34)

const root = partStyle({ ...textStyle('dense'), padding: 6, color: color.text.primary }, 'root')
const months = partStyle({ position: 'relative' }, 'months')
const month = partStyle({ display: 'grid', gap: vars.space[3] }, 'month')
const caption = partStyle(
  { display: 'flex', alignItems: 'center', minBlockSize: growing(32), paddingInlineEnd: growing(72) },
  'caption',
)
const dropdowns = partStyle({ display: 'flex', gap: vars.space[2] }, 'dropdowns')
const dropdownRoot = partStyle(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:hover': { background: color.bg.overlayHover },
      '&:has(:focus-visible)': focusRingInside,
    },
  },
  'dropdownRoot',
)
/** Lies unseen over the words that show its value. */
const dropdown = partStyle(
  { ...inputReset, position: 'absolute', inset: 0, inlineSize: '100%', opacity: 0, cursor: 'pointer' },
  'dropdown',
)
const captionLabel = partStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: `max(${growing(28)}, ${vars.size.target})`,
    paddingInline: vars.space[3],
    fontWeight: 600,
  },
  'captionLabel',
)
const nav = partStyle(
  { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0, display: 'flex', gap: vars.space[1] },
  'nav',
)
const turn = partStyle(
  {
    ...buttonReset,
    display: 'grid',
    placeItems: 'center',
    inlineSize: `max(${growing(32)}, ${vars.size.target})`,
    blockSize: `max(${growing(32)}, ${vars.size.target})`,
    borderRadius: vars.radius.md,
    color: color.text.secondary,
    selectors: {
      '&:hover': { background: color.bg.overlayHover },
      '&:focus-visible': focusRingInside,
      '&[aria-disabled="true"]': { opacity: 0.4, cursor: 'default' },
    },
  },
  'turn',
)
const grid = partStyle({ ...tableReset, borderCollapse: 'collapse' }, 'grid')
const weekday = partStyle(
  {
    ...tableReset,
    ...textStyle('micro'),
    blockSize: growing(24),
    color: color.text.tertiary,
    textAlign: 'center',
  },
  'weekday',
)
const day = partStyle({ ...tableReset, inlineSize: cell, blockSize: cell, textAlign: 'center' }, 'day')
const dayButton = partStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    inlineSize: cell,
    blockSize: cell,
    borderRadius: vars.radius.md,
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&:hover:not(:disabled)': { background: color.bg.overlayHover },
      '&:focus-visible': focusRingInside,
      '&:disabled': { cursor: 'default' },
    },
  },
  'dayButton',
)
const today = partStyle({ color: color.accent.text, fontWeight: 650 }, 'today')
const outside = partStyle({ color: color.text.tertiary }, 'outside')
const disabled = partStyle({ opacity: 0.4, textDecoration: 'line-through' }, 'disabled')
const selected = partStyle(
  {
    borderRadius: vars.radius.md,
    background: color.accent.solid,
    color: color.accent.onSolid,
    fontWeight: 600,
    '@media': { [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: -2 } },
  },
  'selected',
)
const bodyPart = partStyle({ ...boxReset, border: 0 }, 'bodyPart')

export const classNames = {
  root,
  months,
  month,
  month_caption: caption,
  dropdowns,
  dropdown_root: dropdownRoot,
  dropdown,
  caption_label: captionLabel,
  nav,
  button_previous: turn,
  button_next: turn,
  month_grid: grid,
  weekday,
  weeks: bodyPart,
  day,
  day_button: dayButton,
  today,
  outside,
  disabled,
  selected,
}
