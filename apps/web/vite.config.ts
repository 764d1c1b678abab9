import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { gallery } from './build/gallery.ts'
import { EMBED_PAGE, html } from './build/html.ts'
import { laterWords } from './build/later-words.ts'
import { ownWords } from './build/own-words.ts'
import { precompress } from './build/precompress.ts'
import { scopedName } from './build/scoped-name.ts'
import { SERVICE_WORKER, serviceWorker } from './build/service-worker.ts'

const root = import.meta.dirname
const publicDir = join(root, 'public')

/** The widgets speak every language; the app speaks three. */
const onlyOurLanguages: Plugin = {
  name: 'only-our-languages',
  enforce: 'pre',
  resolveId: (source) =>
    /intl\/[^/]+\/(?!es-ES|en-US|it-IT)[a-z]{2}-[A-Z]{2}\.m?js$/.test(source) ? '\0no-language' : undefined,
  load: (id) => (id === '\0no-language' ? 'export default {}' : undefined),
}

/** Files of the first screen. */
const NAMED_BY_THE_PAGE = /assets\/(?:main|react|catalogue|rolldown-runtime|opening|engine)-/

/** As short as names of files are told apart by: each is written in the first file. */
const HASH = '[hash:7]'
const ASSET_NAME = `assets/[name]-${HASH}[extname]`

export default defineConfig({
  root,
  publicDir,
  base: './',
  plugins: [onlyOurLanguages, ownWords, laterWords, gallery, html, serviceWorker(publicDir), precompress],
  css: { modules: { generateScopedName: scopedName, localsConvention: 'camelCaseOnly' } },
  // A file that page and worker both name is one file: the solver is 3.5 MB.
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames: ASSET_NAME } } },
  build: {
    target: 'es2022',
    // The policy of the page lets no data: address in.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page itself names (build/html.ts) is there before anything that the app loads.
      resolveDependencies: (_, files, { hostId }) =>
        hostId.includes('embed') ? files : files.filter((file) => !NAMED_BY_THE_PAGE.test(file)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        index: join(root, 'index.html'),
        embed: join(root, EMBED_PAGE),
        // Loaded by the start of the page, once it is known what it speaks: for the groups below it is what comes first.
        main: join(root, 'src/main.tsx'),
        sw: join(root, 'src/sw.ts'),
      },
      output: {
        // The service worker must stand at the root to see the whole app, under a name that never changes.
        entryFileNames: ({ name }) => (name === 'sw' ? SERVICE_WORKER : `assets/[name]-${HASH}.js`),
        chunkFileNames: `assets/[name]-${HASH}.js`,
        assetFileNames: ASSET_NAME,
        codeSplitting: {
          groups: [
            // The start of the page says what it speaks before anything else is evaluated: it stands alone, with what loads the rest.
            { name: 'opening', test: /src\/opening\.ts|format\/chosen-language|vite\/preload-helper/, priority: 5 },
            { name: 'words-en', test: /\?words-en$/, priority: 4 },
            { name: 'words-it', test: /\?words-it$/, priority: 4 },
            { name: 'later-en', test: /\?later-en$/, priority: 4 },
            { name: 'later-it', test: /\?later-it$/, priority: 4 },
            // What the first screen needs goes in three files; what comes later, by what it is for.
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, tags: ['$initial'], priority: 3 },
            {
              name: 'catalogue',
              test: /engine\/src\/catalogue\/(?:generated\/(?:rows|mixtures)|catalogue|table|mixtures|praline|ingredient)\b/,
              priority: 2,
            },
            {
              name: 'base',
              test: /(?:apps\/web|packages\/engine)\/src\/(?!sw\.ts|embed\.tsx|opening\.ts|format\/chosen-language)/,
              tags: ['$initial'],
              priority: 1,
            },
            // Small sheets that come later: two files, and two lines in the list of what each screen needs.
            { name: 'sheets', test: /apps\/web\/src\/(?:app|ui|views)\/.+\.css/ },
            { name: 'bench', test: /apps\/web\/src\/features\/bench\/.+\.css/ },
            // What every craft needs. The water activity is of the crafts that come later: it stays with them.
            {
              name: 'engine',
              test: /packages\/engine\/src\/(?:science\/(?!water-activity)|words\/sorted|craft\/(?:nearest|guards|define-craft)|catalogue\/(?:saying|brands|noun|names-in)|judge\/(?:path|unread-lines|described-name|legal-told)|findings\/figure)\b/,
            },
            {
              name: 'widgets',
              test: /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-|@internationalized)/,
            },
            {
              name: 'plot',
              test: /node_modules\/(?:@observablehq|d3|internmap|interval-tree|binary-search|isoformat)/,
            },
            // Whatever writes needs all of it; small files that come soon after go with it: each file is named in the first one.
            {
              name: 'library',
              test: /apps\/web\/src\/(?:workshop\/(?:other-tabs|pieces)|ui\/(?:focus|table-head|use-page-rule)|views\/formula-name|model\/(?:batch|day|desks|habits|made|norm-edits|step-groups)|library\/(?:library|load|formulas|own-ingredients|own-file|copy|plan|tables|reminder|write-batch|writes|command|database|batches|tables-elsewhere|commands\/(?:copies|day|settings)|sharing\/merged))\.tsx?/,
            },
            {
              name: 'doubt',
              test: /packages\/engine\/src\/(?:(?:craft|ratio|words\/es)\/doubt|craft\/(?:telling|(?:sack-)?purchases)|catalogue\/(?:generated\/spread|spread|by-row|tracked))\b|apps\/web\/src\/reading\/sure\b/,
            },
            // What stands around the lines of the bench once the verdict is there.
            {
              name: 'bench',
              test: /apps\/web\/src\/(?:features\/bench\/(?:composition-bar|advice|method|panels\/panel-tabs)|views\/(?:new-button|new-items|cabinet-field|verdict-chips|legal-text|chip-row|steps-by-part)|ui\/(?:tabs|facts)|app\/(?:masthead-tools|dropped|colophon)|words\/es\/(?:book|panels|doubt|advice|norms|search|colophon|origin))\.tsx?|packages\/engine\/src\/ratio\/breakdown/,
            },
          ],
        },
      },
    },
  },
})
