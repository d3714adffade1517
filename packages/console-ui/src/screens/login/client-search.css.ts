import { growing } from '../../styles/growing.ts'
import { screenStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const icon = screenStyle({ color: vars.color.text.tertiary }, 'icon')

export const list = screenStyle(
  {
    ...boxReset,
    marginBlockStart: vars.space[4],
    maxBlockSize: growing(264),
    position: 'relative',
    overflowY: 'auto',
    border: `1px solid ${vars.color.border.default}`,
    borderRadius: vars.radius.lg,
    padding: vars.space[2],
    selectors: { '&[hidden]': { display: 'none' } },
  },
  'list',
)

export const option = screenStyle(
  {
    ...boxReset,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[4],
    minBlockSize: `max(${growing(36)}, ${vars.size.target})`,
    boxSizing: 'border-box',
    padding: `${vars.space[4]} ${vars.space[4]}`,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: { '&[aria-selected="true"]': { backgroundColor: vars.color.bg.overlayHover } },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'option',
)

export const name = screenStyle(
  { flex: 1, minInlineSize: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  'name',
)

export const state = screenStyle({ color: vars.color.text.tertiary, ...textStyle('meta') }, 'state')

export const none = screenStyle(
  { ...boxReset, marginBlockStart: vars.space[4], color: vars.color.text.secondary, ...textStyle('dense') },
  'none',
)
