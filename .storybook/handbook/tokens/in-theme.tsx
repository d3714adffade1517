import type { CSSProperties, ReactElement, ReactNode } from 'react'
import { ThemeRoot } from '../../../packages/console-ui/src/parts/theme-root/theme-root.tsx'
import type { ThemeName } from '../../../packages/console-ui/src/styles/color-of.ts'
import { vars } from '../../../packages/console-ui/src/styles/tokens.css.ts'

export type InThemeProps = { theme: ThemeName; style: CSSProperties; children?: ReactNode }

/** A sample in one of the themes, whichever the page is in. */
export function InTheme({ theme, style, children }: InThemeProps): ReactElement {
  return (
    <ThemeRoot scheme={theme}>
      <div style={{ padding: vars.space[3], borderRadius: vars.radius.sm, ...style }}>{children}</div>
    </ThemeRoot>
  )
}
