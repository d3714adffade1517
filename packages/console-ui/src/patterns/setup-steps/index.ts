export { SetupChecklist } from './setup-checklist.tsx'
export { SCREENS, type SetupStep, type SetupStepId, setupProgress } from './setup-steps.ts'
export { type SetupStepsState, useSetupSteps } from './use-setup-steps.ts'
