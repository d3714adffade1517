import type { ReactElement } from 'react'
import { Button } from '../../../parts/button/button.tsx'
import { HideIcon, ShowIcon } from '../../../parts/icons/icons.ts'

export type PersonalDataButtonProps = {
  shown: boolean
  onToggle(): void
  texts: { showPersonal: string; hidePersonal: string }
}

/** Logs hide names and birth dates until the user asks to see them. */
export function PersonalDataButton({ shown, onToggle, texts }: PersonalDataButtonProps): ReactElement {
  return (
    <Button
      kind="link"
      size="sm"
      icon={shown ? <HideIcon size="sm" /> : <ShowIcon size="sm" />}
      onClick={onToggle}
    >
      {shown ? texts.hidePersonal : texts.showPersonal}
    </Button>
  )
}
