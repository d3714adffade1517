import { partStyle } from '../../styles/layered-style.ts'
import { lightDark } from '../../styles/light-dark.ts'
import { vars } from '../../styles/tokens.css.ts'

export const root = partStyle({
  boxSizing: 'border-box',
  display: 'inline-block',
  margin: 0,
  paddingInline: 5,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.xs,
  background: lightDark(vars.color.bg.surface, vars.color.bg.muted),
  color: vars.color.text.tertiary,
  fontFamily: vars.font.body,
  fontSize: vars.type.micro.size,
  lineHeight: vars.type.micro.line,
  fontWeight: vars.type.micro.weight,
  whiteSpace: 'nowrap',
})
