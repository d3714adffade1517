import { growing } from '../../styles/growing.ts'
import { partStyle } from '../../styles/layered-style.ts'
import { boxReset } from '../../styles/resets.ts'
import { textStyle } from '../../styles/text-style.ts'
import { vars } from '../../styles/tokens.css.ts'

const { color, space } = vars

/** One row in all states, so that nothing below it moves when a file is chosen. */
export const zone = partStyle(
  {
    ...boxReset,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[5],
    minInlineSize: 0,
    padding: space[6],
    border: `1px dashed ${color.border.strong}`,
    borderRadius: vars.radius.lg,
    selectors: {
      '&[data-ec-file]': { borderStyle: 'solid', borderColor: color.border.default },
      '&[data-ec-wrong]': { borderColor: color.danger.border },
      '&[data-ec-over]': {
        borderStyle: 'solid',
        borderColor: color.accent.solid,
        background: color.accent.subtle,
      },
    },
  },
  'zone',
)
export const icon = partStyle({ flex: 'none', color: color.text.tertiary }, 'icon')
export const texts = partStyle({ flex: '1 1 0', minInlineSize: growing(160) }, 'texts')
export const title = partStyle(
  {
    ...boxReset,
    ...textStyle('dense'),
    fontWeight: 550,
    color: color.text.primary,
    overflowWrap: 'anywhere',
  },
  'title',
)
export const actions = partStyle({ display: 'flex', alignItems: 'center', gap: space[3] }, 'actions')
