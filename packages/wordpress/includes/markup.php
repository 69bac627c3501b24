<?php
/**
 * Creates the HTML of a block: its element, or the frame that shows it.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether a block is shown in a frame. In that case, the kit doesn't run in the page itself.
 *
 * @param array $block Attributes of the block.
 * @return bool
 */
function cartavola_is_framed( $block ) {
	$element = cartavola_elements()[ cartavola_text( $block['element'] ?? '' ) ] ?? array( 'framed' => false );
	return true === ( $block['frame'] ?? false ) && $element['framed'];
}

/**
 * Returns the colour scheme of a block: `light`, `dark`, `auto` for the reader's setting, or empty for the page's.
 *
 * @param array $block Attributes of the block.
 * @return string
 */
function cartavola_scheme( $block ) {
	$scheme = $block['scheme'] ?? '';
	return in_array( $scheme, array( 'light', 'dark', 'auto' ), true ) ? $scheme : '';
}

/**
 * Returns the attribute of an element or a frame that sets its colour scheme, with a leading space. A frame is
 * transparent if its page has the same colour scheme.
 *
 * @param array $block Attributes of the block.
 * @return string HTML.
 */
function cartavola_scheme_attribute( $block ) {
	$scheme = cartavola_scheme( $block );
	return '' === $scheme ? '' : ' style="color-scheme: ' . ( 'auto' === $scheme ? 'light dark' : $scheme ) . '"';
}

/**
 * Returns the URL of the kit's page that shows an element in a frame.
 *
 * @param array    $block      Attributes of the block.
 * @param string   $name       Name of the element.
 * @param string[] $attributes Its attributes.
 * @return string
 */
function cartavola_frame_address( $block, $name, $attributes ) {
	$text     = cartavola_text( $block['content'] ?? '' );
	$scheme   = cartavola_scheme( $block );
	$language = substr( get_bloginfo( 'language' ), 0, 2 );
	$content  = cartavola_elements()[ $name ]['content'] ?? '';
	$fields   = array( 'element' => $name ) + $attributes;
	// Elements outside the frame can't refer to a table inside it by id.
	unset( $fields['id'] );
	if ( ! isset( $fields['lang'] ) && in_array( $language, CARTAVOLA_FOR_ALL['lang']['values'], true ) ) {
		$fields['lang'] = $language;
	}
	if ( '' !== trim( $text ) && in_array( $content, array( 'notation', 'record', 'puzzle' ), true ) ) {
		$fields[ $content ] = $text;
	}
	// Without a scheme, the frame follows the reader's setting.
	if ( '' !== $scheme && 'auto' !== $scheme ) {
		$fields['scheme'] = $scheme;
	}
	return cartavola_kit_version( 'embed.html' ) . '#' . http_build_query( $fields, '', '&' );
}

/**
 * Returns the HTML of a frame.
 *
 * @param array    $block      Attributes of the block.
 * @param string   $name       Name of the element.
 * @param string[] $attributes Its attributes.
 * @return string
 */
function cartavola_frame( $block, $name, $attributes ) {
	$address  = cartavola_frame_address( $block, $name, $attributes );
	$caption  = cartavola_text( $block['caption'] ?? '' );
	$fallback = cartavola_fallback( false, cartavola_text( $block['fallback'] ?? '' ) );
	$height   = $block['height'] ?? null;
	if ( ! is_int( $height ) || $height < 80 || $height > 4000 ) {
		$height = cartavola_elements()[ $name ]['height'];
	}
	return sprintf(
		'<iframe src="%1$s" title="%2$s" width="100%%" height="%3$d" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox" allow="fullscreen"%5$s></iframe>%4$s',
		cartavola_attr( $address ),
		cartavola_attr( '' === $caption ? __( 'Card game', 'cartavola' ) : $caption ),
		$height,
		'' === $fallback ? '' : '<noscript>' . $fallback . '</noscript>',
		cartavola_scheme_attribute( $block )
	);
}

/**
 * Returns the HTML of an element with its content.
 *
 * @param array    $block      Attributes of the block.
 * @param string   $name       Name of an element of the kit.
 * @param string[] $attributes Its attributes.
 * @param string   $inner      HTML of the blocks inside.
 * @return string
 */
function cartavola_tag( $block, $name, $attributes, $inner ) {
	$element = cartavola_elements()[ $name ];
	$kind    = $element['content'] ?? '';
	$tag     = '<' . $name;
	foreach ( $attributes as $attribute => $value ) {
		$tag .= '' === $value ? ' ' . $attribute : ' ' . $attribute . '="' . cartavola_attr( $value ) . '"';
	}
	$tag   .= cartavola_scheme_attribute( $block );
	$within = 'blocks' === $kind
		? $inner
		: cartavola_fallback( ! empty( $element['readsText'] ), cartavola_text( $block['fallback'] ?? '' ) ) . cartavola_child( $kind, cartavola_text( $block['content'] ?? '' ) );
	return $tag . '>' . $within . '</' . $name . '>';
}

/**
 * Returns the URL of the puzzles that come with the kit, for a block without a puzzle.
 *
 * @param array  $element The puzzle element's entry in elements.json.
 * @param string $game    Name of a game. If the game has no puzzles, Scopa is used.
 * @return string
 */
function cartavola_puzzles( $element, $game ) {
	$games = $element['attributes']['game']['values'];
	return cartavola_kit_version( 'puzzles/' . ( in_array( $game, $games, true ) ? $game : 'scopa' ) . '.json' );
}

/**
 * Returns the HTML of a block.
 *
 * @param array  $block   Attributes of the block, from its comment.
 * @param string $inner   HTML of the blocks inside.
 * @param string $wrapper Attributes of the surrounding element, escaped.
 * @return string HTML, escaped.
 */
function cartavola_markup( $block, $inner = '', $wrapper = '' ) {
	$name    = cartavola_text( $block['element'] ?? '' );
	$element = cartavola_elements()[ $name ] ?? null;
	if ( null === $element ) {
		return '';
	}
	$attributes = cartavola_attributes( $element, $block['attributes'] ?? array() );
	if ( 'card-puzzle' === $name && ! isset( $attributes['src'] ) && '' === trim( cartavola_text( $block['content'] ?? '' ) ) ) {
		$attributes['src'] = cartavola_puzzles( $element, $attributes['game'] ?? '' );
	}
	$shown      = cartavola_is_framed( $block )
		? cartavola_frame( $block, $name, $attributes )
		: cartavola_tag( $block, $name, $attributes, $inner );
	$caption    = trim( cartavola_text( $block['caption'] ?? '' ) );
	return '' === $caption
		? '<div ' . $wrapper . '>' . $shown . '</div>'
		: '<figure ' . $wrapper . '>' . $shown . '<figcaption class="wp-element-caption">' . cartavola_html( $caption ) . '</figcaption></figure>';
}

/**
 * Returns the HTML of a block, or its summary in feeds and excerpts, and loads the files that it needs.
 *
 * @param array  $block   Attributes of the block.
 * @param string $inner   HTML of the blocks inside.
 * @param string $wrapper Attributes of the surrounding element, escaped.
 * @return string HTML, escaped.
 */
function cartavola_shown( $block, $inner, $wrapper ) {
	if ( is_feed() || cartavola_is_excerpt() ) {
		return cartavola_summary( $block, $inner );
	}
	if ( ! cartavola_is_framed( $block ) ) {
		cartavola_load_kit();
	}
	return cartavola_markup( $block, $inner, $wrapper );
}
