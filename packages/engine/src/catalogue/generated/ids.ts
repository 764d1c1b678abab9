// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const IDS: string = `off=en:whole-milk
off=en:semi-skimmed-milk
off=en:skimmed-milk
off=en:whole-goat-milk
off=en:whole-sheep-milk
off=en:buffalo-milk


off=en:evaporated-milk
off=en:sweetened-condensed-milk
off=en:sweetened-condensed-skimmed-milk
off=en:dulce-de-leche
off=en:buttermilk

off=en:whole-milk-powder
off=en:skimmed-milk-powder
off=en:semi-skimmed-milk-powder
off=en:buttermilk-powder
off=en:whey-powder
off=en:concentrated-whey-protein
off=en:concentrated-whey-protein
off=en:milk-protein-concentrate
off=en:cream-powder
off=en:yogurt-powder
off=en:cream
off=en:light-cream
off=en:light-cream
off=en:cream
off=en:cream
off=en:cream
off=en:double-cream
off=en:lactose-free-cream
off=en:sour-cream
off=en:creme-fraiche
off=en:whipped-cream
off=en:kefir
off=en:plain-yogurt
off=en:skimmed-yogurt
off=en:greek-yogurt
off=en:greek-yogurt
off=en:greek-yogurt
off=en:cream-cheese
off=en:cream-cheese
off=en:mascarpone
off=en:ricotta
off=en:fromage-blanc
off=en:quark
off=en:cottage-cheese

off=en:blue-cheese
off=en:roquefort
off=en:gorgonzola
off=en:parmigiano-reggiano
off=en:sheep-s-milk-cheese
off=en:cheddar
off=en:gouda
off=en:emmental
off=en:mozzarella
off=en:buffalo-mozzarella
off=en:low-moisture-mozzarella
off=fr:fromage-de-chevre-frais
off=en:goat-cheese
off=en:feta
off=en:butter
off=en:salted-butter
off=en:butter
off=en:butterfat
off=en:clarified-butter
off=en:whole-egg
off=en:egg-yolk
off=en:egg-white
off=en:whole-liquid-pasteurised-egg
off=en:pasteurised-egg-yolk
off=en:liquid-egg-white
off=en:sugared-egg-yolk
off=en:dried-whole-egg
off=en:egg-yolk-powder
off=en:powdered-egg-white
off=en:pea-protein
off=en:soy-protein-isolate
off=en:wheat-gluten

off=en:margarine

off=en:shortening
off=en:lard
off=en:extra-virgin-olive-oil
off=en:sunflower-oil
off=en:high-oleic-sunflower-oil
off=en:rapeseed-oil
off=en:soya-oil
off=en:peanut-oil
off=en:virgin-coconut-oil
off=en:refined-coconut-oil
off=en:palm-oil
off=en:palm-kernel-fat
off=en:sesame-oil


off=en:sugar
off=en:icing-sugar

off=en:brown-sugar
off=en:demerara-sugar
off=en:unrefined-whole-cane-sugar
off=en:coconut-sugar
off=en:vanilla-sugar
off=en:nib-sugar
off=en:dextrose-monohydrate
off=en:dextrose
off=en:fructose
off=en:lactose
off=en:maltose
off=en:trehalose
off=en:isomaltulose
off=en:dehydrated-glucose-syrup
off=en:dehydrated-glucose-syrup
off=en:dehydrated-glucose-syrup
off=en:dehydrated-glucose-syrup
off=en:dehydrated-glucose-syrup
off=en:maltodextrin
off=en:maltodextrin
off=en:maltodextrin
off=en:fondant

off=en:e963
off=en:cane-sugar-molasses
off=en:cane-sugar-molasses
off=en:golden-syrup
off=en:maple-syrup
off=en:agave-syrup

off=en:malt-extract
off=en:invert-sugar
off=en:glucose-fructose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:glucose-syrup
off=en:sugar-syrup
off=en:sugar-syrup
off=en:caramel-syrup
off=en:concentrated-grape-must
off=en:honey
off=en:orange-blossom-honey
off=en:rosemary-honey
off=en:acacia-honey
off=en:e968
off=en:e967
off=en:e420
off=en:e420-ii
off=en:e965
off=en:e965-ii
off=en:e953
off=en:e421
off=en:e966
off=en:e422
off=en:e955
off=en:e960
off=en:e950
off=en:e954
off=en:e951
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:wheat-flour
off=en:whole-wheat-flour

off=en:durum-wheat-semolina
off=en:durum-wheat-flour
off=en:spelt-flour
off=en:wholemeal-spelt-flour
off=en:khorasan-wheat-flour
off=en:rye-flour
off=en:rye-flour
off=en:wholemeal-rye-flour
off=en:barley-flour
off=en:oat-flour
off=en:corn-flour
off=en:cornmeal
off=en:rice-flour

off=en:buckwheat-flour
off=en:chickpea-flour
off=en:soya-flour
off=en:defatted-soy-flour
off=en:chestnut-flour
off=en:coconut-flour
off=en:millet-flour
off=en:sorghum-flour
off=en:quinoa-flour
off=en:teff-flour
off=en:cassava-flour
off=en:potato-flour
off=en:carob-bean
off=en:lupin-flour
off=en:wheat-germ

off=en:breadcrumbs
off=en:oat-flakes
off=en:rice
off=en:puffed-rice
off=en:corn-flakes
off=en:quinoa
off=en:cooked-white-rice
off=en:corn-starch
off=en:potato-starch
off=en:tapioca
off=en:rice-starch
off=en:wheat-starch
off=en:modified-starch


off=en:fresh-yeast
off=en:yeast
off=en:yeast

off=en:sourdough
off=en:sourdough





off=en:e500-ii
off=en:e503-ii
off=en:baking-powder
off=en:malt-flour


off=en:cocoa-paste
off=en:cocoa-butter
off=en:cocoa-nibs
off=en:cocoa-powder
off=en:cocoa-powder
off=en:cocoa-powder-processed-with-alkali
off=en:fat-reduced-cocoa-powder
off=en:fat-reduced-cocoa-powder
off=en:fat-reduced-cocoa-powder
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:dark-chocolate
off=en:milk-chocolate
off=en:milk-chocolate
off=en:milk-chocolate
off=en:white-chocolate
off=en:white-chocolate


off=en:milk-chocolate
off=en:white-chocolate




off=en:dark-chocolate

off=en:almond-without-skin
off=en:almond-with-skin
off=en:ground-almonds
off=en:roasted-almonds
off=en:roasted-almonds
off=en:marcona-almond
off=en:marcona-almond



off=en:hazelnut
off=en:toasted-hazelnuts
off=en:ground-hazelnuts
off=en:walnut
off=en:pecan-nut
off=en:pistachio-nuts
off=en:grilled-pistachio-nut
off=en:pine-nuts
off=en:cashew-nuts
off=en:grilled-and-unsalted-cashew-nut
off=en:macadamia-nut
off=en:brazil-nut
off=en:peanut
off=en:roasted-peanut
off=en:desiccated-coconut
off=en:coconut
off=en:chestnut
off=en:chestnut
off=en:tigernut
off=en:hazelnut-paste
off=en:pistachio-paste

off=en:peanut-paste
off=en:tahini

off=en:cashew-nut-paste
off=en:hazelnut-praline
off=en:hazelnut-praline


off=en:hazelnut-and-cocoa-spread
off=en:marzipan
off=en:almond-paste

off=en:sesame-seeds
off=en:sesame-seeds
off=en:flax-seed
off=en:chia-seed
off=en:sunflower-seed
off=en:pumpkin-seed
off=en:poppyseed
off=en:hemp-seed
off=en:strawberry
off=en:raspberry
off=en:blackberry
off=en:blueberry
off=en:redcurrant
off=en:blackcurrant
off=en:cranberry
off=en:cherry
off=en:sour-cherry
off=en:peach
off=en:nectarine
off=en:apricot
off=en:plum
off=en:apple
off=en:green-apple
off=en:pear
off=en:quince
off=en:white-grape
off=en:black-grape

off=en:fig
off=en:cactus-fig
off=en:pomegranate
off=en:persimmon
off=en:kiwifruit

off=en:orange
off=en:mandarin
off=en:lemon
off=en:lime
off=en:grapefruit
off=en:pineapple
off=en:mango
off=en:papaya
off=en:passionfruit
off=en:guava
off=en:lychee
off=en:banana
off=en:cantaloupe
off=en:melon
off=en:watermelon
off=en:avocado
off=en:custard-apple
off=en:soursop
off=en:rhubarb

off=en:red-fruit
off=en:raisin
off=en:dried-apricots
off=en:prune
off=en:date
off=en:medjool-dates
off=en:fig







off=en:mango-puree



off=en:cherry-puree


off=en:pear-puree




off=en:pineapple-puree

off=en:apple-puree

off=en:carrot
off=en:sweet-potato
off=en:sweet-potato
off=en:pumpkin
off=en:beetroot
off=en:potato
off=en:tomato
off=en:crushed-tomato
off=en:tomato-concentrate
off=en:sundried-tomatoes
off=en:onion
off=en:garlic
off=en:red-bell-pepper
off=en:cucumber
off=en:celery
off=en:spinach
off=en:courgette
off=en:sweetcorn
off=en:ginger
off=en:green-olive
off=en:black-olive
off=en:basil
off=en:mint

off=en:cooked-potato
off=en:lemon-zest
off=en:orange-zest
off=en:vanilla-pod
off=en:cinnamon-powder
off=en:ground-clove
off=en:nutmeg
off=en:ginger-powder
off=en:cardamom
off=en:aniseed
off=en:star-anise
off=en:fennel-seed
off=en:cumin
off=en:caraway
off=en:coriander-seed
off=en:black-pepper
off=en:paprika
off=en:cayenne-pepper
off=en:e164
off=en:turmeric
off=en:curry-powder
off=en:dried-oregano
off=en:dried-thyme
off=en:rosemary
off=en:garlic-powder
off=en:mustard-powder
off=en:tonka-bean
off=en:liquorice-powder
off=en:spirulina

off=en:wine-vinegar
off=en:balsamic-vinegar
off=en:soy-sauce
off=en:miso
off=en:mustard
off=en:dry-cured-ham
off=en:bacon

off=en:cod
off=en:smoked-salmon
off=en:anchovy
off=en:salt
off=en:flake-sea-salt
off=en:vanilla-extract

off=en:vanillin
off=en:orange-blossom-water
off=en:rose-water
off=en:flavouring
off=en:water

off=en:soy-milk

off=en:oat-milk
off=en:rice-milk
off=en:coconut-milk-drink
off=en:coconut-milk
off=en:coconut-cream
off=en:coconut-water

off=en:tigernut-milk

off=en:tofu
off=en:firm-tofu
off=en:coconut-cream




off=en:lemon-juice
off=en:lime-juice
off=en:orange-juice
off=en:grapefruit-juice
off=en:tangerine-juice
off=en:apple-juice
off=en:pineapple-juice
off=en:grape-juice
off=en:pomegranate-juice
off=en:passion-fruit-juice
off=en:instant-coffee
off=en:ground-coffee

off=en:tea
off=en:matcha
off=en:red-wine
off=en:white-wine
off=en:cava

off=en:pedro-ximenez-wine
off=en:sherry
off=en:vermouth
off=en:cider
off=en:beer
off=en:beer
off=en:rum
off=en:whiskey
off=en:brandy
off=en:vodka
off=en:gin
off=en:tequila
off=en:kirsch
off=en:pomace-brandy

off=en:alcohol

off=en:amaretto
off=en:limoncello



off=en:maraschino










off=en:e412
off=en:e410
off=en:e417
off=en:e415
off=en:e407
off=en:e401
off=en:e406
off=en:e440
off=en:e440b
off=en:e466
off=en:e461
off=en:e414
off=en:e418
off=en:e425-ii
off=en:gelatin





off=en:soya-lecithin
off=en:sunflower-lecithin
off=en:e471

off=en:inulin
off=en:inulin
off=en:oligofructose
off=en:polydextrose
off=en:soluble-corn-fiber
off=en:citrus-fibre
off=en:bamboo-fibre
off=en:psyllium
off=en:wheat-bran
off=en:oat-bran
off=en:e330
off=en:e334
off=en:e296
off=en:e300
off=en:e270
off=en:e336
off=en:e331


off=en:marshmallow








off=en:strawberry-jam
off=en:apricot-jam
off=en:raspberry-jam
off=en:jam
off=en:jam
off=en:orange-marmalade
off=en:quince-jelly
off=fr:fruits-confits
off=en:candied-orange-peel
off=en:glace-cherry




off=fr:compote-de-pommes
off=en:jam


off=en:speculoos




off=en:wafer



off=en:caseinate
off=en:jujube


off=en:tuna-in-oil
off=en:squid-ink

off=en:pork-rind
off=en:chorizo
off=en:dehydrated-onion


off=en:e175









off=en:chocolate-sauce




off=en:light-custard-cream-with-vanilla







off=en:sponge-cake


off=en:cream-cheese
off=en:whey
off=en:bergamot













off=en:shortcrust-dough


sebo_vacuno|off=en:beef-fat
cuscus|off=en:couscous
amaranto|off=en:amaranth
lulo|off=en:naranjilla
uchuva|off=en:cape-gooseberry
tamarindo|off=en:tamarind
tomate_arbol|off=en:tamarillo
carambola|off=en:carambola
feijoa|off=en:feijoa
kumquat|off=en:kumquat
yaca|off=en:jackfruit
sauco|off=en:elderberry
platano_macho|off=en:plantain
yuca|off=en:cassava
champinon|off=en:champignon
berenjena|off=en:aubergine
alcachofa|off=en:artichoke
rucula|off=en:rocket
perejil|off=en:parsley
puerro|off=en:leek
jamon_cocido|off=en:cooked-ham
alcaparra|off=en:capers
brioche|off=en:brioche`
