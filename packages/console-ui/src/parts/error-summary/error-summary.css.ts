import { focusRing } from '../../styles/focus-ring.ts'
import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { boxReset, buttonReset, listReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color } = vars

export const root = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    display: 'flex',
    gap: 10,
    paddingBlock: 11,
    paddingInline: growing(14),
    borderRadius: 9,
    border: `1px solid ${color.danger.border}`,
    background: color.danger.subtle,
    selectors: { '&:focus-visible': focusRing },
  },
  'root',
)
export const icon = partStyle({ flex: 'none', color: color.danger.icon }, 'icon')
export const words = partStyle({ flex: 1, minInlineSize: 0 }, 'words')
export const title = partStyle({ ...boxReset, fontWeight: 600, color: color.text.primary }, 'title')
export const list = partStyle({ ...listReset, color: color.text.secondary }, 'list')
export const item = partStyle({ ...boxReset, overflowWrap: 'anywhere' }, 'item')
export const go = partStyle(
  {
    ...buttonReset,
    ...textStyle('dense'),
    minBlockSize: vars.size.target,
    borderRadius: vars.radius.xs,
    color: color.danger.text,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    selectors: { '&:focus-visible': focusRing },
  },
  'go',
)
