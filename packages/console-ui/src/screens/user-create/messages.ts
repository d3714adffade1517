/** What only the page of a new user says; the form's own words are `user-form`. */
export const messages = {
  title: 'Create User',
  description: 'For someone the SIS does not have. Everyone else comes with the imports of staff.',
  submit: 'Create user',
}
