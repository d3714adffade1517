import type { ReactElement } from 'react'
import { CompletedIcon, FailedIcon, WarningIcon } from '../../parts/icons/icons.ts'
import { classNames } from '../../styles/class-names.ts'
import * as banner from '../banner/banner.css.ts'
import * as css from './step-ladder.css.ts'

export type OutcomeBoxProps = { tone: 'passed' | 'warning' | 'danger'; title?: string; text: string }

/** What came out of a test, in a sentence. */
export function OutcomeBox({ tone, title, text }: OutcomeBoxProps): ReactElement {
  const Icon = tone === 'passed' ? CompletedIcon : tone === 'warning' ? WarningIcon : FailedIcon
  const box = tone === 'passed' ? css.passedBox : banner.tone[tone].box
  const icon = tone === 'passed' ? css.mark.passed : banner.tone[tone].icon
  return (
    <div className={classNames(banner.root, box)}>
      <Icon size="lg" className={icon} />
      <div className={banner.words}>
        {title === undefined ? null : <p className={banner.title}>{title}</p>}
        <p className={banner.line}>{text}</p>
      </div>
    </div>
  )
}
