/** Where District Select stands, for links and keys that lead to it. */
export const DISTRICT_SELECT_ID = 'ec-district-select'

/** Opens the picker of the header, with the focus in it; false where there is none. */
export function openDistrictSelect(): boolean {
  const button = document.getElementById(DISTRICT_SELECT_ID)?.querySelector('button')
  button?.focus()
  button?.click()
  return button != null
}
