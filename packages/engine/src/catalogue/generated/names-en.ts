// Written by `npm run catalogue -- --write` from packages/engine/data: edit the tables there, not this file.

export const ROW_NAMES: string = `Whole milk
Semi-skimmed milk
Skimmed milk
Whole goat milk
Whole sheep milk
Buffalo milk
Lactose-free semi-skimmed milk
Lactose-free whole milk
Evaporated whole milk
Sweetened condensed milk
Sweetened condensed skimmed milk
Dulce de leche
Buttermilk
Low-fat evaporated milk
Whole milk powder
Skimmed milk powder
Semi-skimmed milk powder
Buttermilk powder
Sweet whey powder
Whey protein concentrate 35% (WPC 35)
Whey protein concentrate 80% (WPC 80)
Milk protein concentrate 70 (MPC 70)
Cream powder 42%
Yogurt powder
Whipping cream 35%
Half cream 10–12%
Single cream 18–20%
Cream 30%
Cream 38%
Cream 40%
Double cream 48%
Lactose-free cream 35%
Sour cream
Crème fraîche 30%
Sweetened whipped cream (10% sugar)
Milk kefir
Plain yogurt
Fat-free plain yogurt 0%
Greek yogurt
Fat-free Greek yogurt 0% (skyr)
Greek yogurt 10%
Cream cheese
Cream cheese 33% fat
Mascarpone
Ricotta
Fat-free quark 0%
Quark 3%
Cottage cheese
Fresh white cheese (Burgos style)
Blue cheese
Roquefort cheese
Gorgonzola cheese
Parmesan cheese
Aged sheep cheese (Manchego style)
Cheddar cheese
Gouda cheese
Emmental cheese
Fresh mozzarella (fior di latte)
Buffalo mozzarella
Low-moisture pizza mozzarella
Fresh goat cheese
Goat cheese log
Feta cheese
Butter 82%
Salted butter
Dry lamination butter 84%
Anhydrous butter (butter oil 99.8%)
Clarified butter (ghee)
Whole egg
Egg yolk
Egg white
Pasteurised liquid whole egg
Pasteurised liquid egg yolk
Pasteurised liquid egg white
Pasteurised sugared egg yolk 10%
Whole egg powder
Egg yolk powder
Egg white powder (albumen)
Pea protein isolate 80%
Soya protein isolate
Vital wheat gluten
Sweetened non-dairy whipping cream
Margarine 80%
Puff pastry margarine 80%
Vegetable shortening
Lard
Extra virgin olive oil
Sunflower oil
High-oleic sunflower oil
Rapeseed oil
Soybean oil
Peanut oil
Virgin coconut oil
Refined coconut oil
Palm oil
Palm kernel oil
Sesame oil
Cocoa butter equivalent (CBE)
Lauric or hydrogenated vegetable fat (CBS/CBR)
Sugar
Icing sugar
Snow sugar
Soft brown sugar
Demerara sugar
Panela (jaggery)
Coconut sugar
Vanilla sugar
Pearl sugar
Dextrose monohydrate
Anhydrous dextrose
Crystalline fructose
Lactose
Maltose
Trehalose
Isomaltulose
Dried glucose syrup 21 DE
Dried glucose syrup 28–30 DE
Dried glucose syrup 33 DE
Dried glucose syrup 38–40 DE
Dried glucose syrup 42 DE
Maltodextrin 5 DE
Maltodextrin 10 DE
Maltodextrin 18–20 DE
Poured fondant
Allulose
Tagatose
Cane syrup
Cane molasses
Golden syrup
Maple syrup
Agave syrup
Date syrup
Malt extract (syrup)
Invert sugar
Glucose-fructose syrup F42 (HFCS 42)
Glucose syrup 42 DE
Glucose syrup 28 DE
Glucose syrup 40 DE
Glucose syrup 44 DE
Glucose syrup 38 DE
Glucose syrup 60–63 DE
High-maltose glucose syrup (42–45 DE)
Syrup 30 °Bé
Simple syrup 1:1
Liquid caramel
Rectified concentrated grape must 65 °Brix
Honey
Orange blossom honey
Rosemary honey
Acacia honey
Erythritol
Xylitol
Sorbitol powder
Sorbitol syrup 70%
Maltitol powder
Maltitol syrup 75%
Isomalt
Mannitol
Lactitol
Vegetable glycerine
Sucralose
Steviol glycosides (stevia)
Acesulfame K
Sodium saccharin
Aspartame
Plain wheat flour
Cake and pastry flour (W 90–130)
Baker’s flour (W 180–220)
Medium-strong flour (W 220–280)
Strong bread flour (W 280–340)
Very strong Manitoba flour (W 350–420)
00 flour (pizza)
T45 flour
T55 flour
T65 flour
T80 flour
T110 flour
Wholemeal wheat flour
Toasted wheat flour
Durum wheat semolina
Semola rimacinata (fine durum flour)
White spelt flour
Wholemeal spelt flour
Kamut flour (khorasan)
Light rye flour (T85)
Medium rye flour T130
Wholemeal rye flour (T170)
Barley flour
Oat flour
Maize flour
Cornmeal (polenta)
Rice flour
Glutinous rice flour
Buckwheat flour
Chickpea flour
Full-fat soya flour
Defatted soya flour
Chestnut flour
Coconut flour
Millet flour
Sorghum flour
Quinoa flour
Teff flour
Cassava flour
Potato flour
Carob flour
Lupin flour
Wheat germ
Self-raising flour
Breadcrumbs
Rolled oats
Short-grain rice
Puffed rice
Corn flakes
Quinoa grain
Cooked rice
Corn starch
Potato starch
Tapioca starch
Rice starch
Wheat starch
Modified starch (cold-swelling)
Cold custard powder
Custard powder
Fresh yeast
Active dry yeast
Instant dry yeast
Liquid yeast (cream yeast)
Liquid sourdough starter (100% hydration)
Stiff sourdough starter (50% hydration)
Dried sourdough
Poolish
Biga
Sponge dough (60%)
Old dough (pâte fermentée)
Bicarbonate of soda
Ammonium bicarbonate
Baking powder
Diastatic malt flour
Roasted malt powder
Bread improver
Cocoa mass (cocoa liquor)
Cocoa butter
Cocoa nibs
Cocoa powder 20–22%
Natural cocoa powder 22–24%
Dutch-process cocoa powder 22–24%
Low-fat cocoa powder 10–12%
Natural cocoa powder 12–14%
Dutch-process cocoa powder 12–14%
Dark couverture 55%
Dark couverture 60%
Dark couverture 64–66%
Dark couverture 70%
Dark couverture 72%
Dark couverture 80%
Dark couverture 85%
Dark chocolate 50–55%
Milk couverture 34%
Milk couverture 40%
Milk couverture 46%
White couverture 28%
White couverture 35%
Blond couverture (caramelised white) 32%
Ruby couverture 47%
Milk chocolate
White chocolate
Drinking chocolate powder
Dark compound coating (pâte à glacer)
Gianduja (33% hazelnut)
Dark gianduja (35% hazelnut)
Dark chocolate chips 50%
Basic truffle ganache (60% chocolate / 40% cream)
Blanched raw almonds
Raw almonds with skin
Ground almonds
Blanched roasted almonds
Roasted almonds with skin
Blanched raw Marcona almonds
Blanched roasted Marcona almonds
Blanched roasted Largueta almonds
Blanched roasted Comuna (Valencia) almonds
Partially defatted almond flour
Raw hazelnuts
Roasted hazelnuts
Ground hazelnuts
Walnuts
Pecan nuts
Raw shelled pistachios
Roasted pistachios
Pine nuts
Raw cashew nuts
Roasted cashew nuts
Macadamia nuts
Brazil nuts
Raw peanuts
Roasted peanuts
Desiccated coconut
Fresh coconut flesh
Raw peeled chestnuts
Cooked chestnuts
Tiger nuts
Pure hazelnut paste 100%
Pure pistachio paste 100%
Roasted almond butter 100%
Peanut butter 100%
Tahini (sesame paste)
Walnut paste 100%
Cashew butter 100%
Hazelnut praline 50/50
Hazelnut praline 60/40
Almond praline 50/50
Almond and hazelnut praline 50% nuts
Chocolate hazelnut spread
Marzipan (50/50 almond)
Almond paste 70%
Commercial almond paste 33%
Sesame seeds
Toasted sesame seeds
Linseed (flaxseed)
Chia seeds
Hulled sunflower seeds
Hulled pumpkin seeds
Poppy seeds
Hulled hemp seeds
Strawberries
Raspberries
Blackberries
Blueberries
Redcurrants
Blackcurrants
Cranberries
Cherries
Sour cherries
Peach
Nectarine
Apricot
Plum
Apple
Granny Smith apple
Pear
Quince
White grapes
Black grapes
Muscat grapes
Fresh figs
Prickly pear
Pomegranate (arils)
Persimmon
Green kiwi
Gold kiwi
Orange
Mandarin
Lemon (flesh)
Lime (flesh)
Grapefruit
Pineapple
Mango
Papaya
Passion fruit (pulp with seeds)
Guava
Lychee
Banana
Cantaloupe melon
Piel de sapo melon
Watermelon
Avocado
Cherimoya
Soursop
Rhubarb
Red dragon fruit
Mixed berries
Raisins
Dried apricots
Pitted prunes
Deglet dates
Medjool dates
Dried figs
Sweetened dried cranberries
Sweetened dried cherries
Sweetened dried mango
Freeze-dried strawberries
Freeze-dried raspberries
Strawberry purée 10% sugar
Raspberry purée 10% sugar
Mango purée
Passion fruit purée 10% sugar
Blackcurrant purée 10% sugar
Blueberry purée
Sour cherry purée
Apricot purée 10% sugar
Peach purée 10% sugar
Pear purée
Green apple purée
Coconut purée 10% sugar
Banana purée
Blackberry purée 10% sugar
Pineapple purée
Lychee purée 10% sugar
Unsweetened apple purée
Fruit purée 10% sugar
Carrot
Cooked sweet potato (flesh)
Raw sweet potato
Pumpkin
Beetroot
Potato
Tomato
Crushed tomatoes
Tomato paste
Sun-dried tomatoes
Onion
Garlic
Red pepper
Cucumber
Celery
Spinach
Courgette
Sweetcorn
Fresh ginger
Green olives
Black olives
Fresh basil
Fresh mint
Roasted pumpkin purée
Boiled potatoes
Lemon zest
Orange zest
Vanilla pod
Ground cinnamon
Ground cloves
Nutmeg
Ground ginger
Cardamom
Aniseed
Star anise
Fennel seeds
Cumin
Caraway seeds
Coriander seeds
Black pepper
Paprika
Cayenne pepper
Saffron
Turmeric
Curry powder
Dried oregano
Dried thyme
Dried rosemary
Garlic powder
Mustard powder
Tonka bean
Liquorice powder
Spirulina powder
Mixed spices and herbs
Wine vinegar
Balsamic vinegar
Soy sauce
Miso
Prepared mustard
Dry-cured ham
Smoked bacon
Cooked duck foie gras
Desalted cod
Smoked salmon
Anchovies in oil
Fine salt
Sea salt flakes
Vanilla extract
Vanilla paste
Vanillin
Orange blossom water
Rose water
Concentrated liquid flavouring
Water
Sea water
Unsweetened soya drink
Unsweetened almond drink
Oat drink
Rice drink
Coconut drink
Coconut milk 17–19%
Unsweetened coconut cream 35%
Coconut water
Hazelnut drink
Tiger nut milk (horchata)
Soya cooking cream
Silken tofu
Firm tofu
Coconut cream 24%
Coconut milk powder
Unsweetened tiger nut concentrate 1:1
Cashew drink
Yuzu juice
Lemon juice
Lime juice
Orange juice
Grapefruit juice
Mandarin juice
Apple juice
Pineapple juice
Grape juice
Pomegranate juice
Passion fruit juice
Instant coffee
Ground roasted coffee
Espresso coffee
Tea leaves
Matcha tea
Red wine 13% vol
White wine 12% vol
Cava brut
Fortified sweet wine
Pedro Ximénez wine
Dry sherry
Red vermouth 15% vol
Cider
Lager beer 5% vol
Stout beer
Rum 40% vol
Whisky 40% vol
Brandy / cognac 38–40% vol
Vodka 40% vol
Gin 40% vol
Tequila 38% vol
Kirsch 40% vol
Grappa (orujo) 40% vol
Dry anise spirit 45% vol
Ethyl alcohol 96% vol
Sweet anise liqueur 35% vol
Amaretto 28% vol
Limoncello 28% vol
Orange liqueur 40% vol (Cointreau)
Coffee liqueur 20% vol
Whisky cream liqueur 17% vol
Maraschino liqueur 32% vol
Hazelnut liqueur 20% vol
Crème de cassis 16% vol
Coconut rum liqueur 21% vol
Pacharán (sloe liqueur) 25% vol
Herbal liqueur 30% vol
Licor 43 31% vol
Bitter orange aperitif 11% vol
Red bitter 25% vol
Mint liqueur 24% vol
Spirit 40% vol
Guar gum
Locust bean gum
Tara gum
Xanthan gum
Carrageenan (kappa/iota/lambda)
Sodium alginate
Agar-agar
HM pectin (citrus)
NH pectin (thermoreversible)
Carboxymethyl cellulose (CMC)
Methylcellulose / HPMC
Gum arabic
Gellan gum
Konjac glucomannan
Gelatine
Ice cream stabiliser (5 g/kg)
Sorbet stabiliser (5 g/kg)
Dairy base 50 g/kg
Dairy base 100 g/kg
Gelatine mass 1:6 (hydrated)
Soya lecithin
Sunflower lecithin
Mono- and diglycerides (E471)
Cake gel emulsifier (SP)
Inulin
Long-chain inulin (HP)
Oligofructose (FOS)
Polydextrose
Soluble corn fibre (resistant dextrin)
Citrus fibre
Bamboo fibre
Psyllium husk powder
Wheat bran
Oat bran
Citric acid
Tartaric acid
Malic acid
Ascorbic acid (vitamin C)
Lactic acid 80%
Cream of tartar
Sodium citrate
Toffee caramels
Fruit jelly (pâte de fruits)
Marshmallow
Soft turrón
Hard turrón
Guirlache (almond brittle)
Caramelised almond nibs
Marrons glacés
Sugared almonds
Pastry cream
Italian meringue
Strawberry jam
Apricot jam
Raspberry jam
Blueberry jam
Cherry jam
Orange marmalade
Quince paste
Candied fruit
Candied orange peel
Glacé cherries
Cabello de ángel (candied squash)
Amarena cherries in syrup
Fruit ripple
Sweet chestnut cream
Apple compote
Jam or marmalade (average)
Marie biscuits
Butter biscuits (petit beurre)
Speculoos biscuits
Digestive biscuits
Cocoa sandwich biscuits (Oreo type)
Ladyfingers (savoiardi)
Ice cream cone wafer
Wafer paper
Feuilletine (crushed crêpe dentelle)
Dry meringue
White bread
Sodium caseinate
Jujube
Lucuma pulp
Cocoa shell
Drained tuna in oil
Squid ink
Sobrasada
Pork crackling
Cured chorizo
Dried onion
Oil-soluble food colouring
Food colouring
Edible gold leaf
Liquid table-top sweetener
Neutral nappage
Sorbet base 50–100 g/kg
Gluten-free bread mix
Sweetened instant cocoa
Fruit couverture (cocoa butter and fruit)
Sugar-free dark couverture (maltitol)
Sweet pistachio spread
Chocolate syrup
Chocolate sauce
Coffee paste (flavouring)
Speculoos spread
Leche merengada (cinnamon and lemon milk)
Rice pudding
Crème anglaise
Flavoured jelly powder
Sugar paste (rolled fondant)
Chocolate sprinkles
Magdalena or sobao sponge
Puff pastry
Lemon curd
Sweet dough premix
Sponge cake sheet
Sugar sprinkles
Dairy and vegetable cream blend
Light cream cheese
Liquid whey
Bergamot
Candied egg yolk
Chocolate milk drink
Tangzhong (water roux 1:5)
Caramelised onion
Oat milk powder
Popping candy
Crunchy chocolate pearls
Sugar-free jam
Ice cream mix
Whole cereal grain
Mixed seeds
Meringue powder
Brownie
Shortcrust pastry
Salted caramel
Stale bread
sebo_vacuno|Beef tallow
cuscus|Couscous
amaranto|Amaranth
lulo|Lulo (naranjilla)
uchuva|Cape gooseberry (physalis)
tamarindo|Tamarind pulp
tomate_arbol|Tamarillo (tree tomato)
carambola|Starfruit
feijoa|Feijoa
kumquat|Kumquat
yaca|Jackfruit
mamey|Mamey sapote
nispero|Loquat
sauco|Elderberries
platano_macho|Plantain
yuca|Fresh cassava
champinon|Button mushrooms
berenjena|Aubergine
alcachofa|Artichoke
rucula|Rocket (arugula)
perejil|Parsley
puerro|Leek
jamon_cocido|Cooked ham
alcaparra|Capers
fibra_cereal|Cereal fibre (oat or wheat)
masa_filo|Filo pastry
mantecado|Polvorón or mantecado
lentejas_chocolate|Sugar-coated milk chocolate lentils
arroz_inflado_malteado|Malted puffed rice
cruasan|Croissant
brioche|Brioche`

export const TYPE_NAMES: string = `helado|Ice cream
helado/helado_leche|Milk ice cream
helado/helado_leche/fruto_seco_cacao|Milk ice cream with nuts or cocoa
helado/helado_crema|Dairy ice cream
helado/sorbete_agua|Water sorbet
helado/sorbete_leche|Milk sorbet (sherbet)
helado/crema_untable|Spreadable cream
helado/veteado|Ripple (variegato sauce)
helado/granizado|Granita
helado/semifrio|Semifreddo
helado/sin_azucar|Ice cream with no added sugars
helado/vegano|Vegan ice cream
helado/salado|Savoury ice cream
helado/base|Base mix (white or yellow)
panaderia|Bread
panaderia/pan_comun|Everyday white bread
panaderia/pan_comun/integral|Wholemeal bread
panaderia/pan_comun/bregado|Close-crumb sheeted bread (candeal)
panaderia/baguette|Baguette
panaderia/ciabatta|Ciabatta
panaderia/pizza_napolitana|Neapolitan pizza
panaderia/pizza_teglia|Roman pizza in teglia (pan pizza)
panaderia/pan_molde|Tin loaf (sandwich bread)
panaderia/brioche|Brioche
panaderia/pan_rustico_mm|Country sourdough bread
panaderia/croissant|Croissant (laminated yeast dough)
panaderia/roscon_reyes|Roscón de Reyes (Epiphany ring)
panaderia/ensaimada|Ensaimada
panaderia/panettone|Panettone
panaderia/focaccia|Focaccia
panaderia/pan_hamburguesa|Burger bun
panaderia/pan_centeno|Rye bread (60% rye or more)
panaderia/pan_sin_gluten|Gluten-free bread
panaderia/berlina|Doughnut (fried yeast dough)
panaderia/pan_leche|Milk bun
panaderia/libre|Free (no ranges): bread or sweet dough
pasteleria|Pastry
pasteleria/genoise|Genoise sponge
pasteleria/magdalenas|Magdalenas (Spanish muffins)
pasteleria/brownie|Brownie
pasteleria/pound_cake|Pound cake
pasteleria/financier|Financier
pasteleria/macaron|Macaron shells
pasteleria/masa_tarta|Tart dough (sweet or shortcrust)
pasteleria/choux|Choux pastry
pasteleria/tarta_santiago|Tarta de Santiago (almond cake)
pasteleria/crema_pastelera|Pastry cream
pasteleria/crema_inglesa|Crème anglaise
pasteleria/natillas|Natillas (stirred custard)
pasteleria/diplomatica|Diplomat cream
pasteleria/muselina|Mousseline cream
pasteleria/bavarois|Bavarois
pasteleria/bavarois/fruta|Fruit bavarois
pasteleria/ganache_negro|Dark chocolate ganache
pasteleria/ganache_blanco|White chocolate ganache
pasteleria/ganache_blanco/montada|Whipped white ganache
pasteleria/mousse_chocolate|Chocolate mousse
pasteleria/mousse_chocolate/nata|Chocolate mousse with cream
pasteleria/buttercream|Buttercream
pasteleria/buttercream/americana|American buttercream (butter and icing sugar)
pasteleria/lemon_curd|Lemon curd
pasteleria/merengue|Meringue
pasteleria/cheesecake|Baked cheesecake
pasteleria/cheesecake/fria|No-bake cheesecake
pasteleria/frangipane|Frangipane (almond cream + pastry cream)
pasteleria/frangipane/crema_almendra|Frangipane without pastry cream (almond cream)
pasteleria/bizcocho|Yogurt or oil cake
pasteleria/soletilla|Ladyfinger sponge
pasteleria/joconda|Joconde sponge
pasteleria/dacquoise|Dacquoise
pasteleria/tarta_zanahoria|Carrot cake
pasteleria/coulant|Chocolate fondant (molten cake)
pasteleria/hojaldre|Puff pastry
pasteleria/sable|Sablé biscuits (tea biscuits)
pasteleria/cookies|Cookies
pasteleria/polvoron|Polvorón / mantecado (crumbly shortbread)
pasteleria/sobao|Sobao pasiego
pasteleria/ganache_leche|Milk chocolate ganache
pasteleria/ganache_montada|Whipped ganache
pasteleria/crema_almendra|Almond cream
pasteleria/crema_catalana|Crema catalana
pasteleria/flan|Crème caramel (egg flan)
pasteleria/tocino_de_cielo|Tocino de cielo (yolk flan)
pasteleria/panna_cotta|Panna cotta
pasteleria/mousse_fruta|Fruit mousse
pasteleria/dulce_de_leche|Dulce de leche
pasteleria/nata_montada|Whipped cream (chantilly)
pasteleria/yema_pastelera|Egg yolk confection (yema)
pasteleria/crema_mascarpone|Mascarpone cream (tiramisu)
pasteleria/glaseado_espejo|Mirror glaze
pasteleria/toffee|Caramel sauce / toffee
pasteleria/arroz_con_leche|Rice pudding
pasteleria/gelatina_fruta|Fruit gelée (insert)
pasteleria/gelatina_fruta/sin_gelatina|Fruit gelée with pectin or agar
pasteleria/confitura|Jam or marmalade
pasteleria/pate_de_fruta|Pâte de fruits (fruit jellies)
pasteleria/praline|Praline paste (50/50, 60/40)
pasteleria/crujiente_praline|Praline crunch (feuilletine)
pasteleria/namelaka|Namelaka
pasteleria/cremoso|Chocolate crémeux
pasteleria/streusel|Streusel or crumble
pasteleria/teja|Almond tuile
pasteleria/nube|Marshmallow
pasteleria/rosquillas|Rosquillas (fried ring doughnuts)
pasteleria/bizcocho_chocolate|Chocolate or cocoa sponge
pasteleria/leche_frita|Leche frita (the set custard)
pasteleria/libre|Free (no ranges): sweet recipe
turron|Turrón and marzipan
turron/jijona|Turrón de Jijona (soft)
turron/alicante|Turrón de Alicante (hard)
turron/yema_tostada|Toasted egg yolk turrón
turron/mazapan|Marzipan
turron/guirlache|Guirlache (almond brittle)
turron/peladilla|Sugared almonds
turron/generico|Other turrón or sweet (turrones diversos)
cacao|Cocoa and chocolate
cacao/negro|Dark chocolate
cacao/leche|Milk chocolate
cacao/blanco|White chocolate
cacao/cobertura|Chocolate couverture
cacao/cobertura/leche|Milk
cacao/cobertura/blanca|White
cacao/bean_to_bar|Bean-to-bar chocolate
cacao/bean_to_bar/leche|Milk
cacao/bean_to_bar/blanca|White
cacao/gianduja|Gianduja
cacao/gianduja/leche|Milk
cacao/bombon|Bonbon (ganache or praline)
cacao/bombon/ganache_fresca|Fresh ganache (over 22% water)
cacao/bombon/ganache_mantequilla|Butter ganache (3.5 to 12% water)
cacao/bombon/anhidro|Anhydrous filling (under 3.5% water)`
