import type { ProductType } from './product.ts'

/** The words by which titles name the types of pastry. */
export const pastryWords: Readonly<Record<string, ProductType>> = {
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
    words: 'cheesecake|tarta de queso|tartas de queso|pastel de queso|pastís de formatge|torta al formaggio|gâteau au fromage|quesada|basque cheesecake|la viña|tarta de queso fría|quesadilla herreña',
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
    words: 'toffee|caramelo salado|salsa de caramelo|salsa toffee|salted caramel|caramel au beurre salé|caramel beurre salé|caramello salato|caramel sauce|caramelo blando|butterscotch|caramel salat',
  },
  arroz_con_leche: { words: 'arroz con leche|arròs amb llet|riz au lait|rice pudding|riso al latte|arroz doce' },
  gelatina_fruta: {
    words:
      'gelée|gelée de fruta|gelée de frambuesa|gelatina de fruta|gelatina de frambuesa|gelatina de mango|gelatina de naranja|inserto de fruta|insert framboise|insert de fruta|fruit jelly|jelly insert|raspberry jelly|gelatina di frutta|coulis gelificado|confit de fruta|confit de frambuesa|compotée|compotée de framboise|compotada de fruta|espejo de fruta|gelatina frambuesa|compotada',
  },
  confitura: {
    words:
      'confitura|confituras|mermelada|mermeladas|mermelada de fresa|mermelada de naranja|jam|marmalade|confiture|marmellata|confettura|melmelada|jalea|dulce de membrillo|codonyat|membrillo|fruta para untar|cabello de ángel|dulce de fruta',
  },
  pate_de_fruta: {
    words:
      'pâte de fruit|pâte de fruits|pâtes de fruits|pate de fruit|pate de fruta|pasta de fruta|pastas de fruta|gelatina di frutta candita|gominolas de fruta|gominola|gominolas|fruit paste|fruit jellies|pectin jellies|pasta de fruita|delicia turca|gominola de fruta|gelatina de pectina',
  },
  praline: {
    words:
      'praliné|pralin|praliné de avellana|praliné de almendra|praliné 50|praliné 60|pâte de praliné|pasta de praliné|praliné de pistacho|hazelnut praline|pralinato|praliné artesano|praliné amande noisette|praline avellana|praline almendra|pasta pralinee',
  },
  crujiente_praline: {
    words:
      'crujiente de praliné|crujiente de praline|croustillant praliné|croustillant feuilletine|praliné feuilletine|feuilletine|feuillantine|feuillantine praliné|praliné feuilleté|crocante de praliné|croccantino|crunchy praline|cruixent de praliné|crujiente de barquillo|crujiente de galleta|crunch',
  },
  namelaka: { words: 'namelaka|namelakas|namelaka de chocolate|namelaka vainilla|namelaka al pistacchio|ultracremoso', near: 'ganache_montada' },
  cremoso: {
    words:
      'cremoso de chocolate|crémeux|cremeux|crémeux chocolat|crémeux au chocolat|cremoso al cioccolato|chocolate cremeux|cremós de xocolata|petit pot au chocolat|pots de crème|cremoso chocolate|cremoux',
    near: 'mousse_chocolate',
  },
  streusel: {
    words:
      'streusel|streussel|crumble|crumble de almendra|crumble de manzana|crumble de cacao|migas dulces|tierra de chocolate|tierra de cacao|craquelin|craquelin para choux|crumble topping|sbrisolona|cruixent de mantega|tierra',
  },
  teja: { words: 'teja|tejas|teja de almendra|tejas de almendra|tuile|tuiles|tuiles aux amandes|almond tuiles|tejas de Tolosa|teules|teula d’ametlla|tegole', near: 'financier' },
  nube: { words: 'nube|nubes|nubes de azúcar|nube de azúcar|marshmallow|marshmallows|malvavisco|malvaviscos|guimauve|guimauves|masmelo|bombón de merengue|núvols|jamon dulce|esponjita' },
  rosquillas: {
    words:
      'rosquilla|rosquillas|rosquillas de anís|rosquillas fritas|rosco|roscos|roscos fritos|roscos de anís|rosquitas|rosquilletes|rosquillas listas|rosquillas tontas|rosquillas del santo|rosegons fregits|ciambelline',
  },
  bizcocho_chocolate: {
    words:
      'bizcocho de chocolate|bizcocho de cacao|bizcocho chocolate|bizcocho jugoso de chocolate|pastel de chocolate|tarta de chocolate|torta de chocolate|chocolate cake|devil’s food|devil’s food cake|torta al cioccolato|gâteau au chocolat|sacher|tarta Sacher|cupcakes de chocolate|muffins de chocolate|magdalenas de chocolate|pa de pessic de xocolata|pastís de xocolata|plancha de cacao|bizcocho de cacao sin harina|bizcocho cacao|devils food',
    near: 'bizcocho',
  },
  leche_frita: { words: 'leche frita|crema frita|llet fregida|fried milk|lait frit|latte fritto|crema para freír|leche frita casera', near: 'crema_pastelera' },
}
