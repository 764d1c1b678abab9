import type { Products } from './product.ts'

const GANACHES = [
  {
    type: 'namelaka',
    if: [
      ['milk', '>', 3],
      ['gelatin', '>', 0],
      ['chocolates', '>', 5],
    ],
  },
  {
    type: 'cremoso',
    if: [
      ['yolk', '>', 2],
      ['milk', '>', 3],
    ],
  },
  { type: 'ganache_blanco', if: [['whiteChocolateShare', '>=', 50]] },
  { type: 'ganache_leche', if: [['milkChocolateShare', '>=', 50]] },
  {
    type: 'ganache_montada',
    if: [
      ['chocolateCream', '>', 0],
      ['chocolateCream', '<=', 0.55],
    ],
  },
  { type: 'ganache_negro', if: [] },
] as const

const CAKES = [
  { type: 'tarta_zanahoria', if: [['carrot', '>=', 10]] },
  {
    type: 'tarta_santiago',
    if: [
      ['nuts', '>=', 28],
      ['flour', '<=', 3],
      ['wholeEgg', '>=', 15],
    ],
  },
  {
    type: 'dacquoise',
    if: [
      ['white', '>=', 22],
      ['nuts', '>=', 18],
      ['butter', '<=', 2],
      ['flour', '<=', 8],
    ],
  },
  {
    type: 'joconda',
    if: [
      ['nuts', '>=', 15],
      ['wholeEgg', '>=', 20],
      ['white', '>=', 10],
      ['flour', '<=', 14],
    ],
  },
  {
    type: 'financier',
    if: [
      ['white', '>=', 18],
      ['nuts', '>=', 8],
      ['butter', '>=', 14],
    ],
  },
  {
    type: 'coulant',
    if: [
      ['chocolates', '>=', 20],
      ['flour', '<=', 10],
      ['wholeEgg', '>=', 18],
    ],
  },
  {
    type: 'brownie',
    if: [
      ['chocolates', '>=', 14],
      ['flour', '<=', 22],
      ['leavening', '<=', 0.8],
      ['butter', '>=', 10],
    ],
  },
  { type: 'bizcocho_chocolate', if: [['chocolates', '>=', 5]] },
  {
    type: 'soletilla',
    if: [
      ['fat', '<=', 1],
      ['eggF', '>=', 125],
      ['white', '>', 5],
    ],
  },
  {
    type: 'genoise',
    if: [
      ['eggF', '>=', 100],
      ['fatF', '<=', 60],
      ['leavening', '<=', 1],
    ],
  },
  {
    type: 'sobao',
    if: [
      ['butter', '>=', 20],
      ['flour', '>=', 24],
      ['sugar', '>=', 20],
      ['wholeEgg', '<=', 22],
      ['leavening', '>', 0.3],
    ],
  },
  { type: 'pound_cake', if: [['butter', '>=', 17]] },
  {
    type: 'magdalenas',
    if: [
      ['oil', '>=', 15],
      ['leavening', '>', 0],
      ['yogurt', '<=', 0],
    ],
  },
  { type: 'bizcocho', if: [] },
] as const

const BISCUITS = [
  { type: 'polvoron', if: [['lard', '>=', 12]] },
  {
    type: 'teja',
    if: [
      ['white', '>=', 15],
      ['flour', '<=', 25],
    ],
  },
  { type: 'cookies', if: [['chips', '>=', 8]] },
  {
    type: 'cookies',
    if: [
      ['leavening', '>=', 0.5],
      ['egg', '>=', 6],
    ],
  },
  {
    type: 'masa_tarta',
    if: [
      ['flour', '>=', 42],
      ['butter', '>=', 18],
      ['egg', '>=', 4],
      ['butter', '<=', 32],
    ],
  },
  { type: 'sable', if: [] },
] as const

const CREAMS = [
  {
    type: 'lemon_curd',
    if: [
      ['acidJuice', '>=', 12],
      ['egg', '>=', 10],
    ],
  },
  {
    type: 'cremoso',
    if: [
      ['chocolates', '>=', 12],
      ['yolk', '>', 0],
    ],
  },
  { type: 'crema_mascarpone', if: [['mascarpone', '>=', 24]] },
  {
    type: 'crema_almendra',
    if: [
      ['nuts', '>=', 15],
      ['butter', '>=', 12],
      ['egg', '>=', 10],
    ],
  },
  {
    type: 'buttercream',
    if: [
      ['butter', '>=', 30],
      ['milk', '<=', 12],
      ['flour', '<=', 0],
    ],
  },
  {
    type: 'diplomatica',
    if: [
      ['cream', '>=', 22],
      ['starchLitre', '>=', 40],
    ],
  },
  {
    type: 'muselina',
    if: [
      ['butter', '>=', 14],
      ['starchLitre', '>=', 40],
    ],
  },
  { type: 'crema_pastelera', if: [['starchLitre', '>=', 45]] },
  {
    type: 'panna_cotta',
    if: [
      ['gelatin', '>', 0],
      ['cream', '>=', 30],
      ['egg', '<=', 0],
      ['fruit', '<=', 10],
    ],
  },
  {
    type: 'bavarois',
    if: [
      ['gelatin', '>', 0],
      ['yolk', '>', 0],
      ['cream', '>=', 15],
    ],
  },
  {
    type: 'flan',
    if: [
      ['wholeEgg', '>=', 16],
      ['milk', '>=', 35],
    ],
  },
  {
    type: 'natillas',
    if: [
      ['starchLitre', '>=', 10],
      ['yolk', '>', 0],
    ],
  },
  {
    type: 'crema_inglesa',
    if: [
      ['yolk', '>', 0],
      ['dairy', '>=', 45],
    ],
  },
  { type: 'nata_montada', if: [['cream', '>=', 70]] },
] as const

export const pasteleria: Products = {
  craft: 'pasteleria',
  types: {
    genoise: { words: 'genovesa|genoise|génoise|bizcocho genovés|genovés|plancha de bizcocho|sponge|sponge cake|pan di spagna|pa de pessic|brazo de gitano|pionono|plancha genovesa|biscuit roulé' },
    magdalenas: { words: 'magdalena|magdalenas|madalena|madalenas|madeleine|madeleines|valencianas|magdalenes' },
    brownie: { words: 'brownie|brownies|blondie|blondies' },
    pound_cake: { words: 'pound cake|cuatro cuartos|cuatrocuartos|quatre quarts|quatre-quarts|plum cake|plumcake|cake de limón|cake inglés|pastel de libra|budín inglés|fruit cake|bundt cake|panqué' },
    financier: { words: 'financier|financiers|visitandine|friand|friands|fingot' },
    macaron: { words: 'macaron|macarons|macarón|macarones|macaron shell|parisinos' },
    masa_tarta: {
      words:
        'masa quebrada|pasta quebrada|masa sucrée|pâte sucrée|pate sucree|masa brisa|pasta brisa|pasta brisé|pâte brisée|pasta flora|pasta frolla|masa de tarta|masa azucarada|tartaleta|tartaletas|shortcrust|pie crust|pie dough|pasta brisée|sweet pastry|masa sucre|sucrée',
    },
    choux: {
      words:
        'choux|pasta choux|pâte à choux|pate a choux|masa choux|petisú|petisús|lionesa|lionesas|profiterol|profiteroles|éclair|eclair|éclairs|bigné|bignè|cream puffs|paris brest|masa escaldada|buñuelos de viento|chouquettes|religieuse',
    },
    tarta_santiago: { words: 'tarta de Santiago|torta de Santiago|tarta Santiago|tarta de almendra|almond cake|tarta de almendras' },
    crema_pastelera: { words: 'crema pastelera|pastelera|crème pâtissière|creme patissiere|crema pasticcera|pastry cream|crema pastissera|custard cream|crema de relleno' },
    crema_inglesa: { words: 'crema inglesa|crème anglaise|creme anglaise|custard sauce|crema anglesa|salsa de vainilla' },
    natillas: { words: 'natillas|natilla|natillas de vainilla|natillas de chocolate|vla|budino' },
    diplomatica: { words: 'diplomática|crema diplomática|crema diplomata|diplomata|diplomate|crème diplomate|crème légère|crema ligera|crema madame|chantilly italiana|chiboust' },
    muselina: { words: 'muselina|crema muselina|mousseline|crème mousseline|crema mousseline|crema parís-brest' },
    bavarois: { words: 'bavarois|bavaroise|bavaresa|crema bávara|bávaro|bavarese|bavarian cream|bavarois de fruta' },
    ganache_negro: {
      words: 'ganache negra|ganache de chocolate negro|ganache chocolate negro|trufa cocida|dark chocolate ganache|ganache chocolat noir|ganache fondente|ganache al cioccolato fondente',
    },
    ganache_blanco: { words: 'ganache blanca|ganache de chocolate blanco|ganache chocolate blanco|white chocolate ganache|ganache chocolat blanc|ganache cioccolato bianco' },
    ganache_leche: { words: 'ganache de chocolate con leche|ganache con leche|ganache chocolate con leche|milk chocolate ganache|ganache chocolat au lait|ganache al latte' },
    ganache_montada: { words: 'ganache montada|ganache batida|ganache montée|pisket ganache|whipped ganache|ganache montata|nata trufada|trufa montada|nata de trufa' },
    mousse_chocolate: { words: 'mousse de chocolate|mousse chocolate|mus de chocolate|chocolate mousse|mousse au chocolat|mousse al cioccolato|mousse de xocolata|mousse de cacao' },
    buttercream: {
      words: 'buttercream|crema de mantequilla|crème au beurre|crema al burro|crema de mantega|merengue de mantequilla|swiss meringue buttercream|italian meringue buttercream|glaseado de mantequilla',
    },
    lemon_curd: { words: 'lemon curd|crema de limón|crema de limon|crémeux citron|crema al limone|crema de llimona|curd de maracuyá|curd de lima|lime curd|passion fruit curd|cremoso de limón' },
    merengue: { words: 'merengue|merengues|merengue italiano|merengue suizo|merengue francés|meringue|meringa|merenga|pavlova|suspiros|soplillos|besitos' },
    cheesecake: {
      words:
        'cheesecake|tarta de queso|tartas de queso|pastel de queso|pastís de formatge|torta al formaggio|gâteau au fromage|quesada|basque cheesecake|la viña|tarta de queso fría|quesadilla herreña',
    },
    frangipane: { words: 'frangipane|frangipani|frangipán|crema frangipane|galette des rois|bakewell|pithiviers' },
    bizcocho: {
      words:
        'bizcocho de yogur|bizcocho de aceite|bizcocho de limón|bizcocho de naranja|bizcocho casero|bizcochuelo|torta de yogur|yogurt cake|gâteau au yaourt|torta allo yogurt|pa de pessic de iogurt|coca de llanda|coca boba|muffin|muffins|cupcake|cupcakes|chiffon cake|angel food|red velvet|bizcocho mármol|banana bread|pan de plátano',
    },
    soletilla: {
      words: 'soletilla|bizcocho de soletilla|bizcochos de soletilla|melindros|melindro|savoiardi|ladyfingers|lady fingers|biscuit à la cuillère|biscuits cuillère|vainillas|bizcochos de espuma',
    },
    joconda: { words: 'gioconda|joconda|joconde|biscuit joconde|bizcocho gioconda|bizcocho joconde' },
    dacquoise: { words: 'dacquoise|dacoise|dacuás|daquoise|dacquoise de avellana|dacquoise de almendra|succès|japonais' },
    tarta_zanahoria: { words: 'tarta de zanahoria|carrot cake|pastel de zanahoria|bizcocho de zanahoria|torta di carote|gâteau aux carottes|pastís de pastanaga' },
    coulant: { words: 'coulant|coulants|volcán de chocolate|fondant de chocolate|moelleux|mi-cuit|lava cake|molten cake|tortino al cioccolato|moelleux au chocolat' },
    hojaldre: {
      words:
        'hojaldre|masa de hojaldre|hojaldre invertido|hojaldre rápido|milhojas|palmera|palmeras|palmeritas|puff pastry|pâte feuilletée|feuilletage|pasta sfoglia|pasta fullada|pasta de full|vol au vent|miguelitos|banda de hojaldre',
    },
    sable: {
      words:
        'sablé|sable|sablée|sablé bretón|pâte sablée|galleta bretona|pasta de té|pastas de té|shortbread|galleta de mantequilla|galletas de mantequilla|galletas decoradas|galletas para decorar|sugar cookies|frolla montata|spritz|galleta danesa|alfajor|alfajores de maicena|linzer',
    },
    cookies: { words: 'cookie|cookies|galletas con pepitas|galletas de chocolate|galletas americanas|chocolate chip cookies|galletas de avena|biscotti americani|crinkles|snickerdoodle' },
    polvoron: { words: 'polvorón|polvorones|mantecado|mantecados|mantecados de Estepa|hojaldrina|hojaldrinas|nevadito|roscos de vino|polvoró|manchega|alfajor de almendra|mantecadas de manteca' },
    sobao: { words: 'sobao|sobaos|sobao pasiego|sobaos pasiegos' },
    crema_almendra: {
      words: 'crema de almendra|crema de almendras|crème d’amande|creme d amande|crema di mandorle|crema d’ametlla|almond cream|crema de avellana horneada|crema de pistacho horneada',
    },
    crema_catalana: { words: 'crema catalana|crema cremada|crema quemada|crema de Sant Josep|crème brûlée|creme brulee' },
    flan: { words: 'flan|flan de huevo|flanes|crème caramel|creme caramel|crem caramel|pudin de huevo|flam|flan de leche condensada|quesillo|pudín|budín de pan' },
    tocino_de_cielo: { words: 'tocino de cielo|tocinillo de cielo|tocinillo|tocinet de cel|tocinillos' },
    panna_cotta: { words: 'panna cotta|pannacotta|panacota|crema cocida' },
    mousse_fruta: {
      words:
        'mousse de fruta|mousse de fresa|mousse de frambuesa|mousse de mango|mousse de maracuyá|mousse de limón|mousse de naranja|mousse aux fruits|mousse framboise|mousse alla frutta|fruit mousse|mousse de fruita|mousse de coco',
    },
    dulce_de_leche: { words: 'dulce de leche|arequipe|cajeta|confiture de lait|manjar blanco|dolç de llet' },
    nata_montada: { words: 'nata montada|chantilly|crema chantilly|crème chantilly|whipped cream|panna montata|nata muntada|crema batida|crème fouettée' },
    yema_pastelera: { words: 'yema pastelera|yema confitera|yema fina|yema quemada|crema de yema|yemas de Santa Teresa|yema tostada pastelera|huevo hilado|rovell cuit' },
    crema_mascarpone: { words: 'crema de mascarpone|tiramisú|tiramisu|crema al mascarpone|crème mascarpone|mascarpone cream' },
    glaseado_espejo: { words: 'glaseado espejo|glasa espejo|glaseado de chocolate brillante|mirror glaze|glaçage miroir|glassa a specchio|baño espejo|baño brillo|setglase mirall' },
    toffee: {
      words:
        'toffee|caramelo salado|salsa de caramelo|salsa toffee|salted caramel|caramel au beurre salé|caramel beurre salé|caramello salato|caramel sauce|caramelo blando|butterscotch|caramel salat',
    },
    arroz_con_leche: { words: 'arroz con leche|arròs amb llet|riz au lait|rice pudding|riso al latte|arroz doce' },
    gelatina_fruta: {
      words:
        'gelée|gelée de fruta|gelée de frambuesa|gelatina de fruta|gelatina de frambuesa|gelatina de mango|gelatina de naranja|inserto de fruta|insert framboise|insert de fruta|fruit jelly|jelly insert|raspberry jelly|gelatina di frutta|coulis gelificado|confit de fruta|confit de frambuesa|compotée|compotée de framboise|compotada de fruta|espejo de fruta|gelatina frambuesa|compotada',
      soon: true,
    },
    confitura: {
      words:
        'confitura|confituras|mermelada|mermeladas|mermelada de fresa|mermelada de naranja|jam|marmalade|confiture|marmellata|confettura|melmelada|jalea|dulce de membrillo|codonyat|membrillo|fruta para untar|cabello de ángel|dulce de fruta',
      soon: true,
    },
    pate_de_fruta: {
      words:
        'pâte de fruit|pâte de fruits|pâtes de fruits|pate de fruit|pate de fruta|pasta de fruta|pastas de fruta|gelatina di frutta candita|gominolas de fruta|gominola|gominolas|fruit paste|fruit jellies|pectin jellies|pasta de fruita|delicia turca|gominola de fruta|gelatina de pectina',
      soon: true,
    },
    praline: {
      words:
        'praliné|pralin|praliné de avellana|praliné de almendra|praliné 50|praliné 60|pâte de praliné|pasta de praliné|praliné de pistacho|hazelnut praline|pralinato|praliné artesano|praliné amande noisette|praline avellana|praline almendra|pasta pralinee',
      soon: true,
    },
    crujiente_praline: {
      words:
        'crujiente de praliné|crujiente de praline|croustillant praliné|croustillant feuilletine|praliné feuilletine|feuilletine|feuillantine|feuillantine praliné|praliné feuilleté|crocante de praliné|croccantino|crunchy praline|cruixent de praliné|crujiente de barquillo|crujiente de galleta|crunch',
      soon: true,
    },
    namelaka: { words: 'namelaka|namelakas|namelaka de chocolate|namelaka vainilla|namelaka al pistacchio|ultracremoso', near: 'ganache_montada', soon: true },
    cremoso: {
      words:
        'cremoso de chocolate|crémeux|cremeux|crémeux chocolat|crémeux au chocolat|cremoso al cioccolato|chocolate cremeux|cremós de xocolata|petit pot au chocolat|pots de crème|cremoso chocolate|cremoux',
      near: 'mousse_chocolate',
      soon: true,
    },
    streusel: {
      words:
        'streusel|streussel|crumble|crumble de almendra|crumble de manzana|crumble de cacao|migas dulces|tierra de chocolate|tierra de cacao|craquelin|craquelin para choux|crumble topping|sbrisolona|cruixent de mantega|tierra',
      soon: true,
    },
    teja: { words: 'teja|tejas|teja de almendra|tejas de almendra|tuile|tuiles|tuiles aux amandes|almond tuiles|tejas de Tolosa|teules|teula d’ametlla|tegole', near: 'financier', soon: true },
    nube: { words: 'nube|nubes|nubes de azúcar|nube de azúcar|marshmallow|marshmallows|malvavisco|malvaviscos|guimauve|guimauves|masmelo|bombón de merengue|núvols|jamon dulce|esponjita', soon: true },
    rosquillas: {
      words:
        'rosquilla|rosquillas|rosquillas de anís|rosquillas fritas|rosco|roscos|roscos fritos|roscos de anís|rosquitas|rosquilletes|rosquillas listas|rosquillas tontas|rosquillas del santo|rosegons fregits|ciambelline',
      soon: true,
    },
    bizcocho_chocolate: {
      words:
        'bizcocho de chocolate|bizcocho de cacao|bizcocho chocolate|bizcocho jugoso de chocolate|pastel de chocolate|tarta de chocolate|torta de chocolate|chocolate cake|devil’s food|devil’s food cake|torta al cioccolato|gâteau au chocolat|sacher|tarta Sacher|cupcakes de chocolate|muffins de chocolate|magdalenas de chocolate|pa de pessic de xocolata|pastís de xocolata|plancha de cacao|bizcocho de cacao sin harina|bizcocho cacao|devils food',
      near: 'bizcocho',
      soon: true,
    },
    leche_frita: { words: 'leche frita|crema frita|llet fregida|fried milk|lait frit|latte fritto|crema para freír|leche frita casera', near: 'crema_pastelera', soon: true },
  },
  families: [
    {
      words: 'ganache|ganaches|ganache de chocolate|ganache al cioccolato|trufa|trufas',
      decide: GANACHES,
      says: {
        negra: 'ganache_negro',
        negro: 'ganache_negro',
        noir: 'ganache_negro',
        blanca: 'ganache_blanco',
        blanco: 'ganache_blanco',
        blanc: 'ganache_blanco',
        'con leche': 'ganache_leche',
        montada: 'ganache_montada',
        montee: 'ganache_montada',
      },
    },
    {
      words: 'mousse|mousses|mus|espuma',
      decide: [
        { type: 'mousse_chocolate', if: [['chocolates', '>=', 12]] },
        { type: 'cheesecake', if: [['cheese', '>=', 20]] },
        { type: 'mousse_fruta', if: [['fruit', '>=', 12]] },
        {
          type: 'bavarois',
          if: [
            ['yolk', '>', 0],
            ['milk', '>', 0],
          ],
        },
        { type: 'mousse_fruta', if: [] },
      ],
      says: { chocolate: 'mousse_chocolate', chocolat: 'mousse_chocolate' },
    },
    { words: 'bizcocho|bizcochos|bizcochuelo|cake|plancha|cupcake|muffin|torta|pastel|budin|gateau', decide: CAKES, says: { genoves: 'genoise', soletilla: 'soletilla' } },
    { words: 'galleta|galletas|pastas|biscuits', decide: BISCUITS },
    { words: 'crema|cremas|custard|pudding|creme', decide: CREAMS },
    {
      words: 'gelatina|insert|inserto|miroir|compota|glaseado|glacage|glasa|bano|gelee',
      decide: [
        {
          type: 'glaseado_espejo',
          if: [
            ['gelatin', '>=', 0.7],
            ['sweet', '>=', 28],
          ],
        },
        {
          type: 'pate_de_fruta',
          if: [
            ['pectin', '>=', 0.7],
            ['sweet', '>=', 35],
          ],
        },
        { type: 'gelatina_fruta', if: [['fruit', '>=', 40]] },
        { type: 'glaseado_espejo', if: [['chocolates', '>=', 10]] },
      ],
    },
    {
      words: 'praline|pralines|crujiente|croustillant|base crujiente',
      decide: [
        { type: 'crujiente_praline', if: [['wafer', '>=', 8]] },
        { type: 'praline', if: [['nuts', '>=', 33]] },
      ],
    },
    {
      words: 'caramelo|caramel|manjar',
      decide: [
        { type: 'toffee', if: [['cream', '>', 0]] },
        { type: 'dulce_de_leche', if: [['milk', '>=', 55]] },
        { type: 'toffee', if: [] },
      ],
    },
    {
      words: 'cremoso|cremosos',
      decide: [
        { type: 'lemon_curd', if: [['acidJuice', '>=', 12]] },
        { type: 'cremoso', if: [] },
      ],
    },
    { words: 'curd', decide: [{ type: 'lemon_curd', if: [] }] },
    {
      words: 'frosting',
      decide: [
        { type: 'cheesecake', if: [['cheese', '>=', 60]] },
        { type: 'buttercream', if: [] },
      ],
    },
    { words: 'yemas', decide: [{ type: 'yema_pastelera', if: [] }] },
    { words: 'coque|coques', decide: [{ type: 'macaron', if: [] }] },
    {
      words: 'tarta|tartas',
      decide: [
        { type: 'cheesecake', if: [['cheese', '>=', 25]] },
        {
          type: 'tarta_santiago',
          if: [
            ['nuts', '>=', 28],
            ['wholeEgg', '>=', 15],
          ],
        },
      ],
    },
    { words: 'base de tarta|masa dulce|masa seca', decide: [{ type: 'masa_tarta', if: [] }] },
  ],
  signs: [
    {
      rank: 5,
      type: 'mousse_chocolate',
      if: [
        ['chocolates', '>=', 15],
        ['whippable', '>=', 30],
        ['egg', '>=', 6],
        ['flour', '<=', 0],
        ['milk', '<=', 20],
      ],
    },
    ...GANACHES.map(({ type, if: conditions }) => ({ rank: 5.5, type, if: [['chocolates', '>=', 18], ['cream', '>=', 15], ['flour', '<=', 0], ['wholeEgg', '<=', 0], ...conditions] as const })),
    {
      rank: 5.8,
      type: 'glaseado_espejo',
      if: [
        ['gelatin', '>=', 0.7],
        ['sweet', '>=', 28],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
    {
      rank: 5.9,
      type: 'macaron',
      if: [
        ['nuts', '>=', 22],
        ['white', '>=', 15],
        ['sugar', '>=', 35],
        ['butter', '<=', 1],
        ['flour', '<=', 2],
        ['groundNut', '>=', 20],
        ['white', '<=', 28],
      ],
    },
    { rank: 6.5, type: 'cheesecake', if: [['cheese', '>=', 30]] },
    {
      rank: 6.6,
      type: 'arroz_con_leche',
      if: [
        ['rice', '>=', 5],
        ['milk', '>=', 40],
      ],
    },
    {
      rank: 6.7,
      type: 'merengue',
      if: [
        ['white', '>=', 20],
        ['sugar', '>=', 40],
        ['nuts', '<=', 3],
        ['flour', '<=', 0],
        ['fat', '<=', 1],
      ],
    },
    {
      rank: 6.8,
      type: 'yema_pastelera',
      if: [
        ['yolk', '>=', 25],
        ['sugar', '>=', 30],
        ['dairy', '<=', 1],
        ['flour', '<=', 0],
      ],
    },
    {
      rank: 6.9,
      type: 'choux',
      if: [
        ['flour', '>=', 12],
        ['flour', '<=', 35],
        ['wholeEgg', '>=', 25],
        ['butter', '>=', 8],
        ['waterOrMilk', '>=', 20],
        ['sugar', '<=', 4],
      ],
    },
    {
      rank: 7,
      type: 'hojaldre',
      if: [
        ['flour', '>=', 30],
        ['butter', '>=', 28],
        ['water', '>=', 12],
        ['sugar', '<=', 4],
        ['egg', '<=', 4],
      ],
    },
    ...CREAMS.map(({ type, if: conditions }) => ({ rank: 7.5, type, if: [['flour', '<=', 8], ['leavening', '<=', 0], ['iceSigns', '<=', 0], ...conditions] as const })),
    {
      rank: 7.8,
      type: 'toffee',
      if: [
        ['sugar', '>=', 30],
        ['cream', '>=', 20],
        ['butter', '>=', 3],
        ['flour', '<=', 0],
        ['egg', '<=', 0],
      ],
    },
    {
      rank: 7.9,
      type: 'mousse_fruta',
      if: [
        ['fruit', '>=', 20],
        ['cream', '>=', 20],
        ['gelatin', '>', 0],
      ],
    },
    {
      rank: 8,
      type: 'masa_tarta',
      if: [
        ['flour', '>=', 42],
        ['butter', '>=', 18],
        ['butter', '<=', 34],
        ['sugar', '<=', 28],
        ['egg', '<=', 14],
        ['leavening', '<=', 0.3],
      ],
    },
    {
      rank: 8,
      type: 'polvoron',
      if: [
        ['lard', '>=', 12],
        ['flour', '>=', 30],
      ],
    },
    {
      rank: 8.1,
      type: 'cookies',
      if: [
        ['flour', '>=', 22],
        ['butter', '>=', 12],
        ['chips', '>=', 8],
        ['sugar', '>=', 15],
      ],
    },
    ...CAKES.map(({ type, if: conditions }) => ({ rank: 9, type, if: [['egg', '>=', 12], ['sweet', '>=', 10], ['bakes', '>=', 8], ...conditions] as const })),
    ...BISCUITS.map(({ type, if: conditions }) => ({ rank: 9.5, type, if: [['flour', '>=', 30], ['fat', '>=', 12], ['sugar', '>=', 8], ...conditions] as const })),
  ],
}
