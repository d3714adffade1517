import { featureStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

export const list = featureStyle({ ...boxReset, listStyle: 'none' }, 'list')
export const item = featureStyle(
  {
    ...boxReset,
    display: 'flex',
    alignItems: 'center',
    gap: space[6],
    padding: `${space[5]} ${space[6]}`,
    borderBlockStart: `1px solid ${color.border.subtle}`,
  },
  'item',
)
export const what = featureStyle({ flex: 1, minInlineSize: 0 }, 'what')
export const title = featureStyle({ ...boxReset, ...textStyle('dense'), fontWeight: 500 }, 'title')
export const text = featureStyle({ ...boxReset, ...textStyle('meta'), color: color.text.tertiary }, 'text')
