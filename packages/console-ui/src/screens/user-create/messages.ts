/** What only the page of a new user says; the form's own words are `user-form`. */
export const messages = {
  title: 'Create User',
  description:
    "For people who aren't in the SIS; everyone else is added by staff imports. Whoever signs in with a password here is emailed an invitation at once.",
  submit: 'Create user',
}
