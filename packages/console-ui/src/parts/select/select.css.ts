import { partStyle } from '../../styles/layered-style.ts'
import { vars } from '../../styles/tokens.css.ts'

export const control = partStyle(
  {
    selectors: {
      // Worn over the text field's own class, whose styles may arrive after these.
      '&&': {
        cursor: 'pointer',
        // The chevron lies on top of the native control, which fills the whole well.
        paddingInlineEnd: 22,
      },
      '&&:disabled': { cursor: 'default' },
    },
  },
  'control',
)

export const option = partStyle(
  { background: vars.color.bg.raised, color: vars.color.text.primary },
  'option',
)

export const chevron = partStyle(
  {
    position: 'absolute',
    insetInlineEnd: 10,
    pointerEvents: 'none',
    color: vars.color.text.tertiary,
  },
  'chevron',
)
