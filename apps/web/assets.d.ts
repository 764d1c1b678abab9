/** The classes of a sheet by name, in camel case; that each is there and used is checked by tools/structure/styles.ts. */
declare module '*.module.css'
declare module '*.css'
/** Where a file is served. */
declare module '*?url'
