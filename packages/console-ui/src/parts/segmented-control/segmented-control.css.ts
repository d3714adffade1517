import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { media } from '../../styles/media.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, size } = vars

export const group = partStyle(
  {
    ...boxReset,
    display: 'inline-flex',
    flexWrap: 'wrap',
    gap: 1,
    minInlineSize: 0,
    maxInlineSize: '100%',
    padding: 2,
    border: 0,
    borderRadius: 8,
    background: lightDark(color.bg.muted, color.bg.inset),
    boxShadow: `inset 0 0 0 1px ${lightDark('transparent', color.border.default)}`,
    '@media': { [media.forcedColors]: { border: '1px solid ButtonText' } },
  },
  'group',
)

export const option = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 5,
    minBlockSize: `max(${size.controlSm}, ${size.target})`,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    fontWeight: 500,
    color: color.text.secondary,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text.primary },
      '&:has(:checked)': {
        background: lightDark(color.bg.surface, color.bg.muted),
        color: color.text.primary,
        fontWeight: 550,
        boxShadow: `0 0 0 1px ${lightDark(color.border.subtle, 'transparent')}`,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { opacity: 0.5, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  },
  'option',
)

/** Covers its segment unseen: pressing anywhere in it presses the radio. */
export const radio = partStyle(
  {
    ...boxReset,
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'inherit',
  },
  'radio',
)

export const label = partStyle(
  // Glyphs are drawn up to a pixel beyond their box.
  { overflow: 'hidden', textOverflow: 'ellipsis', paddingInline: 1, maxInlineSize: growing(240) },
  'label',
)

export const count = partStyle(
  {
    color: color.text.tertiary,
    fontWeight: 450,
    fontVariantNumeric: 'tabular-nums',
    // The chosen segment keeps its colors, and those inside it.
    '@media': { [media.forcedColors]: { color: 'inherit' } },
  },
  'count',
)
