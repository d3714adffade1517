/** Renders the sign-in page of an identity provider of the demo, which stands in for that of a real one. */
export const signInPage = ({ title, fault }: { title: string; fault: string }): string =>
  page(
    title,
    `<p>This page stands in for the sign-in page of a district.</p>
${fault === '' ? '' : `<p role="alert"><strong>${fault}</strong></p>`}
<form method="post">
<label>Username<input name="username" autocomplete="username" autofocus></label>
<label>Password<input name="password" type="password" autocomplete="current-password"></label>
<button>Sign in</button><button name="cancel" value="1">Cancel</button>
</form>`,
  )

/** Renders the page that asks whether the user wants to sign out of the provider. */
export const signOutPage = ({ title, form }: { title: string; form: string }): string =>
  page(
    title,
    `<p>Do you want to sign out here too?</p>
${form}<p><button form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`,
  )

/** Renders the page after signing out of the provider. */
export const signedOutPage = (title: string): string => page(title, '<p>You are signed out.</p>')

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>
:root{color-scheme:light dark;font:15px/22px system-ui,sans-serif}
body{display:grid;place-items:center;min-block-size:100vh;margin:0;padding:16px;box-sizing:border-box}
main{inline-size:min(360px,100%)}
h1{font-size:22px;line-height:28px;margin:0}
form{display:grid;gap:16px;margin-block-start:24px}
label{display:grid;gap:4px}
input,button{font:inherit;padding:8px 10px;box-sizing:border-box;inline-size:100%}
</style>
<main><h1>${title}</h1>${content}</main></html>`
