import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const anchor = partStyle({ display: 'contents' }, 'anchor')

export const tip = partStyle(
  {
    ...boxReset,
    ...textStyle('meta'),
    fontFamily: vars.font.body,
    position: 'fixed',
    inset: 'auto',
    zIndex: vars.layer.tooltip,
    inlineSize: 'max-content',
    maxInlineSize: 'min(320px, calc(100vw - 16px))',
    paddingBlock: 7,
    paddingInline: 10,
    border: '1px solid transparent',
    borderRadius: vars.radius.md,
    background: vars.color.tooltip.bg,
    color: vars.color.tooltip.text,
    boxShadow: '0 6px 20px rgb(10 14 24 / .28)',
    overflow: 'visible',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    textTransform: 'none',
    whiteSpace: 'normal',
  },
  'tip',
)
