<?php
/**
 * The shortcode, for the classic editor and for text outside blocks: `[cartavola scopa-table deck="italian" hints /]`.
 *
 * @package cartavola
 */

defined( 'ABSPATH' ) || exit;

/**
 * Returns text as its author wrote it, without the tags and entities that editors and WordPress added.
 *
 * @param string $html Part of a post.
 * @return string
 */
function cartavola_plain( $html ) {
	$text = preg_replace(
		array( '#<br\b[^>]*>\n?#i', '#</p>\s*<p\b[^>]*>#i', '#</?(?:p|pre|code|div|span)\b[^>]*>#i' ),
		array( "\n", "\n\n", '' ),
		$html
	);
	return str_replace( "\u{a0}", ' ', html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) );
}

/**
 * Converts the attributes of a shortcode to those of a block. A word without a value is the element's name, or turns on
 * one of its attributes.
 *
 * @param array  $given   Attributes of the shortcode.
 * @param string $content Text between its tags.
 * @return array
 */
function cartavola_shortcode_block( $given, $content ) {
	$block = array(
		'attributes' => array(),
		'content'    => trim( cartavola_plain( $content ) ),
	);
	foreach ( $given as $name => $value ) {
		$value = cartavola_plain( $value );
		if ( is_int( $name ) ) {
			list( $name, $value ) = isset( cartavola_elements()[ $value ] ) ? array( 'element', $value ) : array( $value, 'true' );
		}
		switch ( $name ) {
			case 'element':
			case 'caption':
			case 'fallback':
			case 'scheme':
				$block[ $name ] = $value;
				break;
			case 'frame':
				$block['frame'] = 'false' !== $value;
				break;
			case 'height':
				$block['height'] = (int) $value;
				break;
			default:
				$block['attributes'][ $name ] = $value;
		}
	}
	return $block;
}

/**
 * Returns the HTML of a shortcode.
 *
 * @param array|string $given   Attributes; an empty string if there are none.
 * @param string|null  $content Text between its tags.
 * @return string HTML, escaped.
 */
function cartavola_shortcode( $given, $content = null ) {
	$content = (string) $content;
	$block   = cartavola_shortcode_block( (array) $given, $content );
	// A settings shortcode may contain other shortcodes.
	return cartavola_shown( $block, do_shortcode( $content ), 'class="wp-block-cartavola-element"' );
}

/**
 * Keeps WordPress from changing quotes and dashes between the shortcode's tags.
 *
 * @param string[] $names Names of shortcodes.
 * @return string[]
 */
function cartavola_not_texturized( $names ) {
	return array_merge( $names, array( 'cartavola' ) );
}
