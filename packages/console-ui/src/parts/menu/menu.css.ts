import { partStyle } from '../../styles/layered-style.ts'
import { media } from '../../styles/media.ts'
import { buttonReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const item = partStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    display: 'flex',
    alignItems: 'flex-start',
    gap: 10,
    inlineSize: '100%',
    minBlockSize: `max(${vars.size.control}, ${vars.size.target})`,
    paddingBlock: 6,
    paddingInline: 10,
    borderRadius: vars.radius.sm,
    color: color.text.primary,
    outline: 'none',
    selectors: {
      '&[data-focus]': { background: color.bg.overlayHover },
      '&[data-disabled]': { color: color.text.tertiary, cursor: 'default' },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-focus]': { outline: '2px solid Highlight', outlineOffset: -2 } },
      },
    },
  },
  'item',
)

export const danger = partStyle({ color: color.danger.text }, 'danger')
export const icon = partStyle({ display: 'flex', flex: 'none', opacity: 0.75, marginBlockStart: 2 }, 'icon')
export const texts = partStyle(
  { display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' },
  'texts',
)
export const note = partStyle({ ...textStyle('meta'), color: color.text.tertiary }, 'note')
export const separator = partStyle(
  {
    boxSizing: 'border-box',
    blockSize: 1,
    border: 0,
    marginBlock: vars.space[2],
    marginInline: -6,
    background: color.border.subtle,
  },
  'separator',
)
