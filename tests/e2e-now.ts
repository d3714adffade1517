/** When the end-to-end tests take place, the season of the pictures: a rollover may run, the Data Year shows. */
export const E2E_NOW = '2026-09-14T12:14:00Z'
