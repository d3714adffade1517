import type { AlertChoices } from '@edconsole/console-core/contract'

/** Tells by email, right away, of imports that fail, and of nothing else. */
export const ALERT_CHOICES: AlertChoices = {
  importFailed: 'immediate',
  importHeld: 'off',
  importLate: 'off',
  rejectedRows: 'off',
  exportFailed: 'off',
  certificateExpiring: 'off',
  rejectedPercent: 5,
  scope: 'all',
  districtIds: [],
  components: [],
  byEmail: true,
  digestAt: '07:00',
  quietFrom: null,
  quietUntil: null,
  quietDays: [],
  failuresBreakQuiet: false,
  timeZone: 'America/New_York',
}
