type ShadowColors = { borderDefault: string; borderStrong: string; surface: string; focus: string }
type ShadowName = 'button' | 'bar' | 'overlay' | 'sticky' | 'focus'

/** Shadows differ in shape between the themes, not in color alone, hence two sets. */
export function shadows(color: ShadowColors): Record<'light' | 'dark', Record<ShadowName, string>> {
  const focus = `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.focus}`
  return {
    light: {
      button: '0 1px 1px rgb(18 24 38 / .04)',
      bar: '0 -6px 20px rgb(16 22 36 / .05)',
      overlay: `0 0 0 1px ${color.borderDefault}, 0 4px 10px rgb(16 22 36 / .08), 0 16px 40px rgb(16 22 36 / .14)`,
      sticky: `inset -1px 0 0 ${color.borderDefault}, 6px 0 8px -6px rgb(16 22 36 / .1)`,
      focus,
    },
    dark: {
      button: '0 0 0 transparent',
      bar: '0 -10px 30px rgb(0 0 0 / .35)',
      overlay: `0 0 0 1px ${color.borderStrong}, 0 16px 48px rgb(0 0 0 / .6)`,
      sticky: `inset -1px 0 0 ${color.borderDefault}`,
      focus,
    },
  }
}
