export const frameWords = {
  title: 'A formula, on Obrador',
  noscript: 'The formula is worked out in your browser: turn on JavaScript to see it.',
  broken: 'This formula cannot be read: the link is incomplete.',
  lines: 'Ingredients',
  grams: (name: string): string => `Grams of ${name}`,
  play: 'Change the grams: nothing is saved here.',
  back: 'Back to the original',
  open: 'Open in Obrador',
}

export const embedWords = {
  title: 'Embed',
  help: 'Paste this into your page. The formula travels in the link: it goes through no server and never expires.',
  use: 'What for',
  play: 'To play with',
  look: 'To look at',
  theme: 'Colours',
  asPage: 'Like the page',
  light: 'Light',
  dark: 'Dark',
  code: 'Code',
  leavesOut: 'No prices, notes or batches. No cookies, nothing saved. In WordPress: the “Custom HTML” block.',
  copy: 'Copy',
  copied: 'Code copied.',
  cannotCopy: 'This browser does not allow copying: select the code and copy it by hand.',
  named: (name: string): string => `${name}, on Obrador`,
}
