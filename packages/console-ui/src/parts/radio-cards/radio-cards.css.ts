import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { boxReset, inputReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size } = vars

export const group = partStyle(
  {
    ...boxReset,
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${growing(150)}), 1fr))`,
    gap: 10,
    minInlineSize: 0,
  },
  'group',
)

export const card = partStyle(
  {
    ...boxReset,
    ...textStyle('nav'),
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    minInlineSize: 0,
    minBlockSize: `max(${size.controlLg}, ${size.target})`,
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    borderRadius: 9,
    background: lightDark(color.bg.surface, color.bg.inset),
    boxShadow: `inset 0 0 0 1px ${color.border.control}`,
    fontWeight: 550,
    color: color.text.primary,
    cursor: 'pointer',
    selectors: {
      // With a note below the label the radio stays beside the label.
      '&:has(span > span)': { alignItems: 'flex-start' },
      '&:hover:not(:has(:disabled))': { background: color.bg.hover },
      '&:has(:checked)': {
        background: color.accent.subtle,
        boxShadow: `inset 0 0 0 2px ${color.accent.solid}`,
      },
      '[aria-invalid="true"] > &': { boxShadow: `inset 0 0 0 1.5px ${color.danger.solid}` },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        selectors: { '&:has(:checked)': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'card',
)

export const radio = partStyle(
  {
    ...inputReset,
    flex: 'none',
    inlineSize: 16,
    blockSize: 16,
    marginBlockStart: `calc((${vars.type.nav.line} - 16px) / 2)`,
    borderRadius: vars.radius.full,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 1.5px ${color.border.control}`,
    outline: 'none',
    cursor: 'inherit',
    selectors: { '&:checked': { boxShadow: `inset 0 0 0 5px ${color.accent.solid}` } },
    '@media': { [media.forcedColors]: { appearance: 'auto' } },
  },
  'radio',
)

export const texts = partStyle(
  { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
  'texts',
)
export const note = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'note')
