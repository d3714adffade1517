import { type ReactElement, useState } from 'react'
import { type SisConnectionForm, TestButton } from '../../features/sis/index.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog/confirm-dialog.tsx'
import type { FormFooter } from '../../patterns/resource-form/index.ts'
import type { ClientCommunicationMessages } from './messages.ts'
import { StepButtons } from './step-buttons.tsx'

export type ConnectionButtonsProps = {
  form: FormFooter
  sis: SisConnectionForm
  onBack: () => void
  m: ClientCommunicationMessages
}

/** The buttons of the second step. What did not pass the test is saved only on purpose (ux 9.2). */
export function ConnectionButtons({ form, sis, onBack, m }: ConnectionButtonsProps): ReactElement {
  const { save, check, saving, changed, inputs } = form
  const { test, config, systems } = sis
  const [asking, setAsking] = useState(false)
  const values = test.of(inputs)
  const isKnown = !changed && config?.lastVerifiedStatus === 'ok'
  // What is not complete cannot be tested: saving says what is missing.
  const unproven = values !== null && values.missing.length === 0 && !isKnown && !test.hasPassed(inputs)
  const goOn = async () => {
    // Nobody is asked about values that can't be saved.
    if (!unproven) save()
    else if (await check()) setAsking(true)
  }
  const refused = test.isOf(inputs) && test.last?.result.kind === 'failed'
  return (
    <>
      <StepButtons
        busy={saving}
        onBack={onBack}
        onContinue={() => void goOn()}
        disabledReason={test.running ? sis.m.test.testing : undefined}
        m={m}
      >
        <TestButton systems={systems} test={test} m={sis.m} inputs={inputs} />
      </StepButtons>
      <ConfirmDialog
        open={asking}
        title={m.untested.title}
        confirmLabel={m.untested.save}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          save()
        }}
      >
        {refused ? m.untested.refused : m.untested.untried}
      </ConfirmDialog>
    </>
  )
}
