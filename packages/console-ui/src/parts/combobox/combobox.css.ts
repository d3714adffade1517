import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { boxReset, buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const input = partStyle(
  // Worn over the text field's own class, whose styles may arrive after these.
  { selectors: { '&&': { paddingInlineStart: 10, paddingInlineEnd: 32 } } },
  'input',
)

export const toggle = partStyle(
  {
    ...buttonReset,
    position: 'absolute',
    insetInlineEnd: 4,
    insetBlock: 0,
    display: 'grid',
    placeItems: 'center',
    inlineSize: 28,
    color: color.text.tertiary,
  },
  'toggle',
)

/** Around the list where it hangs from the input. */
export const drop = partStyle({ minInlineSize: 240, display: 'flex', flexDirection: 'column' }, 'drop')

export const list = partStyle(
  {
    ...boxReset,
    maxBlockSize: 'min(376px, 60dvh)',
    // In a window that is not high enough the list gives way.
    minBlockSize: 0,
    overflowY: 'auto',
    padding: 6,
    outline: 'none',
    // It is laid out on every key: the page around is left alone.
    contain: 'content',
  },
  'list',
)

export const searchRow = partStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: `calc(${38 / 16} * ${vars.rem})`,
    paddingInline: 10,
    borderBlockEnd: `1px solid ${color.border.default}`,
    ...textStyle('body'),
    // The focus is always in this input while the panel is open; its caret and the marked option show it.
    outline: 'none',
  },
  'searchRow',
)

export const spacious = partStyle(
  {
    minBlockSize: `calc(${50 / 16} * ${vars.rem})`,
    paddingInline: vars.space[6],
    fontSize: vars.type.heading.size,
  },
  'spacious',
)

export const count = partStyle(
  {
    ...textStyle('meta'),
    flex: 'none',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  'count',
)

export const foot = partStyle(
  {
    ...textStyle('meta'),
    display: 'flex',
    flexWrap: 'wrap',
    gap: 14,
    paddingBlock: 9,
    paddingInline: 14,
    borderBlockStart: `1px solid ${color.border.default}`,
    color: color.text.tertiary,
    // Hints of keys are worth less than options.
    '@media': { '(max-height: 480px)': { display: 'none' } },
  },
  'foot',
)

// The heading of a group is drawn with its first option; pressing it must pick nothing.
export const option = partStyle(
  { boxSizing: 'border-box', inlineSize: '100%', outline: 'none', pointerEvents: 'none' },
  'option',
)

/** Of an option without a note; also what one that is left out counts. */
export const rowHeight = `max(calc(${36 / 16} * ${vars.rem}), ${vars.size.target})`

export const heading = partStyle(
  {
    ...textStyle('micro'),
    paddingBlockStart: vars.space[4],
    paddingBlockEnd: vars.space[2],
    paddingInline: 10,
    color: color.text.tertiary,
  },
  'heading',
)

export const face = partStyle(
  {
    ...textStyle('nav'),
    boxSizing: 'border-box',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minBlockSize: rowHeight,
    // Of entries with a second line.
    paddingBlock: vars.space[2],
    paddingInlineStart: vars.space[4],
    paddingInlineEnd: 10,
    borderRadius: vars.radius.md,
    fontWeight: 400,
    color: color.text.primary,
    cursor: 'pointer',
    pointerEvents: 'auto',
    selectors: {
      '[data-focus] > &': { background: color.bg.overlayHover },
      '[data-disabled] > &': { color: color.text.tertiary, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[data-focus] > &': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'face',
)

export const tick = partStyle(
  { flex: 'none', display: 'flex', inlineSize: vars.size.iconMd, color: color.accent.text },
  'tick',
)
export const label = partStyle(
  { flex: 1, minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'label',
)
export const note = partStyle({ ...textStyle('meta'), display: 'block', color: color.text.tertiary }, 'note')
export const aside = partStyle(
  {
    ...textStyle('meta'),
    flex: 'none',
    color: color.text.tertiary,
    fontVariantNumeric: 'tabular-nums',
  },
  'aside',
)
export const match = partStyle({ fontWeight: 650, color: color.accent.text }, 'match')
export const nothing = partStyle({ whiteSpace: 'normal', paddingBlock: vars.space[4] }, 'nothing')
