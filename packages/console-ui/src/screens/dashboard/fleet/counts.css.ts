import { focusRing } from '../../../styles/focus-ring.ts'
import { growing } from '../../../styles/growing.ts'
import { screenStyle } from '../../../styles/layered-style.ts'
import { lightDark } from '../../../styles/light-dark.ts'
import { containers } from '../../../styles/media.ts'
import { boxReset, buttonReset } from '../../../styles/resets.ts'
import { textStyle } from '../../../styles/text-style.ts'
import { vars } from '../../../styles/tokens.css.ts'

/** Scrolls sideways where the five don't fit. */
export const place = screenStyle(
  {
    flex: 'none',
    padding: `${vars.space[5]} ${vars.space[9]}`,
    position: 'relative',
    overflowX: 'auto',
    '@container': { [containers.small]: { paddingInline: vars.space[6] } },
  },
  'place',
)
export const band = screenStyle(
  {
    boxSizing: 'border-box',
    display: 'grid',
    gridTemplateColumns: `minmax(${growing(232)}, 1.5fr) repeat(4, minmax(${growing(148)}, 1fr))`,
    inlineSize: '100%',
    minInlineSize: growing(832),
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    backgroundColor: lightDark(vars.color.bg.surface, vars.color.bg.subtle),
  },
  'band',
)
export const cell = screenStyle(
  {
    position: 'relative',
    boxSizing: 'border-box',
    padding: '10px 16px',
    selectors: {
      '& + &': { borderInlineStart: `1px solid ${vars.color.border.default}` },
      '&:hover': { backgroundColor: vars.color.bg.hover },
      '&:first-child': { borderStartStartRadius: vars.radius.lg, borderEndStartRadius: vars.radius.lg },
      '&:last-child': { borderStartEndRadius: vars.radius.lg, borderEndEndRadius: vars.radius.lg },
    },
  },
  'cell',
)
export const chosen = screenStyle({ backgroundColor: vars.color.bg.selected }, 'chosen')
/** All of the cell can be pressed. */
export const button = screenStyle(
  {
    ...buttonReset,
    display: 'block',
    textAlign: 'start',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.md },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': focusRing,
    },
  },
  'button',
)
export const label = screenStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    color: vars.color.text.secondary,
    ...textStyle('meta'),
    fontWeight: 500,
  },
  'label',
)
export const value = screenStyle(
  {
    display: 'block',
    color: vars.color.text.primary,
    fontVariantNumeric: 'tabular-nums',
    ...textStyle('display'),
  },
  'value',
)
export const outOf = screenStyle(
  { ...textStyle('dense'), fontWeight: 500, color: vars.color.text.tertiary },
  'outOf',
)
export const foot = screenStyle(
  { ...boxReset, color: vars.color.text.tertiary, minBlockSize: vars.type.meta.line, ...textStyle('meta') },
  'foot',
)
/** Lies above the button of its cell. */
export const footButton = screenStyle(
  {
    ...buttonReset,
    position: 'relative',
    zIndex: 1,
    color: vars.color.text.link,
    textAlign: 'start',
    ...textStyle('meta'),
    // A target of its own, without room of its own, also where the text takes two lines.
    paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
    marginBlock: `calc((1lh - ${vars.size.target}) / 2)`,
    selectors: {
      '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
      '&:focus-visible': focusRing,
    },
  },
  'footButton',
)
