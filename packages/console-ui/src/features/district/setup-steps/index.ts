export { setupStepsMessages } from './messages.ts'
export { SetupChecklist } from './setup-checklist.tsx'
export {
  SETUP_STEP_IDS,
  type SetupFacts,
  type SetupStep,
  type SetupStepId,
  setupProgress,
} from './setup-steps.ts'
export { type SetupStepsState, useSetupSteps } from './use-setup-steps.ts'
export { whyNoSync } from './why-no-sync.ts'
