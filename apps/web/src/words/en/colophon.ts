export const colophonWords = {
  label: 'More about Obrador',
  languages: 'Language',
  free: 'Free and open. No account, no cookies, no ads: your formulas never leave this device unless you share them.',
}
